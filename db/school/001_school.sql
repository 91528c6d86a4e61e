-- A school: its people, every answer they gave, what they are at just now, how far they have come in
-- their lessons, what they have set, and what the clauses said when. `answer` is the truth; whatever is
-- known of somebody's memory follows from it. Only whole numbers and text, times in milliseconds since
-- 1970 UTC, and the person first in every key, so that the same tables can be spread over a cluster;
-- STRICT and the triggers are SQLite's part.

-- Answers name people by ids only; a name can be erased, and then the id means nobody any more.
CREATE TABLE person (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    name       TEXT    CHECK (length(name) BETWEEN 1 AND 200),
    team       TEXT    CHECK (length(team) BETWEEN 1 AND 200),
    passphrase TEXT    CHECK (length(passphrase) BETWEEN 1 AND 200),
    since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE role (
    person TEXT NOT NULL REFERENCES person (id),
    role   TEXT NOT NULL CHECK (role IN ('trainee', 'trainer', 'examiner', 'invigilator', 'auditor',
                                         'administrator')),
    PRIMARY KEY (person, role)
) STRICT, WITHOUT ROWID;

-- clauses and blamed are ids with one space between; is_right is 0 or 1; took and norm are milliseconds.
CREATE TABLE answer (
    person      TEXT    NOT NULL REFERENCES person (id),
    number      INTEGER NOT NULL CHECK (number >= 1),
    at          INTEGER NOT NULL,
    source      TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game        TEXT    NOT NULL,
    kind        TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
    item        TEXT    NOT NULL CHECK (length(item) BETWEEN 1 AND 65536),
    clauses     TEXT    NOT NULL CHECK (length(clauses) BETWEEN 1 AND 4096),
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

CREATE TRIGGER answer_is_never_changed BEFORE UPDATE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never changed');
END;

CREATE TRIGGER answer_is_never_deleted BEFORE DELETE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never deleted');
END;

-- The item somebody is at, at most one a person, with what was typed so far.
CREATE TABLE open_item (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    source TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game   TEXT    NOT NULL,
    kind   TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
    item   TEXT    NOT NULL CHECK (length(item) BETWEEN 1 AND 65536),
    shown  INTEGER NOT NULL,
    spent  INTEGER NOT NULL CHECK (spent >= 0),
    hints  INTEGER NOT NULL CHECK (hints >= 0),
    draft  TEXT    NOT NULL CHECK (length(draft) <= 65536)
) STRICT, WITHOUT ROWID;

CREATE TABLE lesson (
    person TEXT    NOT NULL REFERENCES person (id),
    lesson TEXT    NOT NULL CHECK (length(lesson) BETWEEN 1 AND 200),
    step   TEXT    NOT NULL CHECK (length(step) <= 200),
    done   INTEGER NOT NULL CHECK (done IN (0, 1)),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, lesson)
) STRICT, WITHOUT ROWID;

-- retention in thousandths; games with one space between, empty for all.
CREATE TABLE settings (
    person    TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    cap       INTEGER NOT NULL CHECK (cap BETWEEN 1 AND 500),
    new_a_day INTEGER NOT NULL CHECK (new_a_day BETWEEN 0 AND 100),
    retention INTEGER NOT NULL CHECK (retention BETWEEN 700 AND 970),
    exam      TEXT    NOT NULL CHECK (length(exam) IN (0, 10)),
    games     TEXT    NOT NULL CHECK (length(games) <= 200)
) STRICT, WITHOUT ROWID;

-- What a clause said from a time on, as a fingerprint of its words and of the choices about it.
CREATE TABLE edition (
    clause  TEXT    NOT NULL CHECK (length(clause) BETWEEN 1 AND 64),
    number  INTEGER NOT NULL CHECK (number >= 1),
    edition TEXT    NOT NULL CHECK (length(edition) BETWEEN 1 AND 64),
    since   INTEGER NOT NULL,
    PRIMARY KEY (clause, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER edition_is_never_changed BEFORE UPDATE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never changed');
END;

CREATE TRIGGER edition_is_never_deleted BEFORE DELETE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never deleted');
END;
