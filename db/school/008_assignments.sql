-- What a trainer sets their trainees to do by a day: a lesson to finish, or clauses to master. It is for a team, for
-- one person, or with neither for every trainee. One that is withdrawn stays to be read.
CREATE TABLE assignment (
    number       INTEGER PRIMARY KEY,
    team         TEXT    NOT NULL CHECK (length(team) <= 200),
    person       TEXT    REFERENCES person (id),
    lesson       TEXT    NOT NULL CHECK (length(lesson) <= 200),
    clauses      TEXT    NOT NULL CHECK (length(clauses) <= 65536),
    due          TEXT    NOT NULL CHECK (due GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    set_by       TEXT    NOT NULL REFERENCES person (id),
    set_at       INTEGER NOT NULL,
    withdrawn_by TEXT    REFERENCES person (id),
    withdrawn_at INTEGER NOT NULL DEFAULT 0,
    CHECK ((lesson = '') <> (clauses = '')),
    CHECK (team = '' OR person IS NULL),
    CHECK ((withdrawn_by IS NULL) = (withdrawn_at = 0))
) STRICT;

CREATE TRIGGER assignment_is_only_withdrawn BEFORE UPDATE ON assignment
WHEN OLD.withdrawn_at <> 0
  OR NEW.number <> OLD.number OR NEW.team <> OLD.team OR NEW.person IS NOT OLD.person
  OR NEW.lesson <> OLD.lesson OR NEW.clauses <> OLD.clauses OR NEW.due <> OLD.due
  OR NEW.set_by <> OLD.set_by OR NEW.set_at <> OLD.set_at
BEGIN
    SELECT RAISE(ABORT, 'an assignment is only withdrawn, once');
END;

CREATE TRIGGER assignment_is_never_deleted BEFORE DELETE ON assignment
BEGIN
    SELECT RAISE(ABORT, 'an assignment is never deleted');
END;
