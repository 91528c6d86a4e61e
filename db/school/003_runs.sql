-- What is typed into the page of a lesson, as the page writes it, and the milliseconds spent on it.
ALTER TABLE lesson ADD COLUMN draft TEXT NOT NULL DEFAULT '' CHECK (length(draft) <= 65536);
ALTER TABLE lesson ADD COLUMN spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0);

-- The run of questions somebody is in, at most one a person: of a drill what was chosen, ids and kinds with
-- one space between (empty: any); how many answers there were of this person when it began.
CREATE TABLE run (
    person  TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    source  TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game    TEXT    NOT NULL,
    clauses TEXT    NOT NULL CHECK (length(clauses) <= 4096),
    kinds   TEXT    NOT NULL CHECK (length(kinds) <= 1024),
    begun   INTEGER NOT NULL CHECK (begun >= 0)
) STRICT, WITHOUT ROWID;
