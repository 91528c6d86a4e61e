-- An answer may be about no clause: what a hand counts is decided by its cards alone. SQLite changes no CHECK of a
-- table that is there, so the table is made again, its rows and triggers as they were.

CREATE TABLE answer_about_anything (
    person      TEXT    NOT NULL REFERENCES person (id),
    number      INTEGER NOT NULL CHECK (number >= 1),
    at          INTEGER NOT NULL,
    source      TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
    item        TEXT    NOT NULL CHECK (length(item) BETWEEN 1 AND 65536),
    clauses     TEXT    NOT NULL CHECK (length(clauses) <= 4096),
    is_right    INTEGER NOT NULL CHECK (is_right IN (0, 1)),
    blamed      TEXT    NOT NULL CHECK (length(blamed) <= 4096),
    misreading  TEXT    NOT NULL CHECK (length(misreading) <= 200),
    steps_wrong INTEGER NOT NULL CHECK (steps_wrong >= 0),
    hints       INTEGER NOT NULL CHECK (hints >= 0),
    choices     INTEGER NOT NULL CHECK (choices >= 0),
    took        INTEGER NOT NULL CHECK (took >= 0),
    norm        INTEGER NOT NULL CHECK (norm >= 0),
    said        TEXT    NOT NULL CHECK (length(said) <= 65536),
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;

INSERT INTO answer_about_anything
SELECT person, number, at, source, game, kind, item, clauses, is_right, blamed, misreading, steps_wrong, hints, choices,
       took, norm, said
  FROM answer;

DROP TABLE answer;
ALTER TABLE answer_about_anything RENAME TO answer;

CREATE TRIGGER answer_is_never_changed BEFORE UPDATE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never changed');
END;

CREATE TRIGGER answer_is_never_deleted BEFORE DELETE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never deleted');
END;
