-- The payouts for speed or the round somebody is in the middle of, at most one a person, as the run writes
-- itself; `at` is when it was kept last.
CREATE TABLE unfinished (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('payouts', 'round')),
    state  TEXT    NOT NULL CHECK (length(state) BETWEEN 1 AND 65536),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
