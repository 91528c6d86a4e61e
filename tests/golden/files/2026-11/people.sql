PRAGMA application_id = 1178882883;
PRAGMA user_version = 5;
CREATE TABLE person (
    id         TEXT    NOT NULL PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    name       TEXT    CHECK (length(name) BETWEEN 1 AND 200),
    team       TEXT    CHECK (length(team) BETWEEN 1 AND 200),
    passphrase TEXT    CHECK (length(passphrase) BETWEEN 1 AND 200),
    since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "person" VALUES ('ada','ada',NULL,'$argon2id$v=19$m=8,t=1,p=1$0GTqJPxcN9FacAgGjDdd0Q$MxaNAQDpJNp4Dp5L+3o4ObdF2eghSHrVohgnESukmRI',1789000000000);
INSERT INTO "person" VALUES ('aud','aud',NULL,'$argon2id$v=19$m=8,t=1,p=1$C2BNPJDcyvNHp//R+3gdVQ$YOOchMm1ee5KTO69rqlQFRp7+CfjHaFUwezRVsvHGxE',1789000000000);
INSERT INTO "person" VALUES ('eve','eve',NULL,'$argon2id$v=19$m=8,t=1,p=1$zv2ko69CzTIqj8RH2LeB1g$y7vtKMrMX5lm+IIgbfhGUpWSa88KoLX6vA/ZD8PmicA',1789000000000);
INSERT INTO "person" VALUES ('ivo','ivo',NULL,'$argon2id$v=19$m=8,t=1,p=1$2VwiCk1HGczSVMaytBcllA$O5rZP+xNmwNRWuFEUcMEj+8e9zQDhskCWcOdUN9Q9UI',1789000000000);
INSERT INTO "person" VALUES ('max','max','Evening','$argon2id$v=19$m=8,t=1,p=1$S1oCGnl1zTeLXWicW6QoDA$MPlBXS77C/kOQFKKmx/5A4RLTjQXovFZOt7uMIjkSyo',1789000000000);
INSERT INTO "person" VALUES ('rob','rob',NULL,'$argon2id$v=19$m=8,t=1,p=1$VEdviERuF27SbV2OjPDlAA$129ac2GQ2d9fErzRyPHIf1dbOVqGzVfTf8xUIkBgqrs',1789000000000);
INSERT INTO "person" VALUES ('tina','tina','Evening','$argon2id$v=19$m=8,t=1,p=1$hKTmfUFbMTtbPnMDAPMdFg$fHJmWxgvj0JunwwB5aykh2ikuK62YkFoN1Ca14CWzXk',1789000000000);
CREATE TABLE role (
    person TEXT NOT NULL REFERENCES person (id),
    role   TEXT NOT NULL CHECK (role IN ('trainee', 'trainer', 'examiner', 'invigilator', 'auditor',
                                         'administrator')),
    PRIMARY KEY (person, role)
) STRICT, WITHOUT ROWID;
INSERT INTO "role" VALUES ('ada','administrator');
INSERT INTO "role" VALUES ('aud','auditor');
INSERT INTO "role" VALUES ('eve','examiner');
INSERT INTO "role" VALUES ('ivo','invigilator');
INSERT INTO "role" VALUES ('max','examiner');
INSERT INTO "role" VALUES ('max','trainer');
INSERT INTO "role" VALUES ('rob','trainee');
INSERT INTO "role" VALUES ('tina','trainee');
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
    at     INTEGER NOT NULL, draft TEXT NOT NULL DEFAULT '' CHECK (length(draft) <= 65536), spent INTEGER NOT NULL DEFAULT 0 CHECK (spent >= 0), imported TEXT NOT NULL DEFAULT '' CHECK (length(imported) <= 300),
    PRIMARY KEY (person, lesson)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (
    person    TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    cap       INTEGER NOT NULL CHECK (cap BETWEEN 1 AND 500),
    new_a_day INTEGER NOT NULL CHECK (new_a_day BETWEEN 0 AND 100),
    retention INTEGER NOT NULL CHECK (retention BETWEEN 700 AND 970),
    exam      TEXT    NOT NULL CHECK (length(exam) IN (0, 10)),
    games     TEXT    NOT NULL CHECK (length(games) <= 200)
) STRICT, WITHOUT ROWID;
CREATE TABLE edition (
    clause  TEXT    NOT NULL CHECK (length(clause) BETWEEN 1 AND 64),
    number  INTEGER NOT NULL CHECK (number >= 1),
    edition TEXT    NOT NULL CHECK (length(edition) BETWEEN 1 AND 64),
    since   INTEGER NOT NULL,
    PRIMARY KEY (clause, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE memory_head (
    person   TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    rules    TEXT    NOT NULL,
    answers  INTEGER NOT NULL,
    editions INTEGER NOT NULL,
    newest   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE memory (
    person     TEXT    NOT NULL REFERENCES person (id),
    clause     TEXT    NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('learning', 'review', 'relearning')),
    step       INTEGER NOT NULL,
    stability  TEXT    NOT NULL,
    difficulty TEXT    NOT NULL,
    last       INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    answers    INTEGER NOT NULL,
    lapses     INTEGER NOT NULL,
    asked      INTEGER NOT NULL,
    right      INTEGER NOT NULL,
    recent     INTEGER NOT NULL,
    known      TEXT    NOT NULL,
    took       INTEGER NOT NULL,
    typical    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    PRIMARY KEY (person, clause)
) STRICT, WITHOUT ROWID;
CREATE TABLE run (
    person  TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    source  TEXT    NOT NULL CHECK (source IN ('practice', 'lesson', 'drill', 'review')),
    game    TEXT    NOT NULL,
    clauses TEXT    NOT NULL CHECK (length(clauses) <= 4096),
    kinds   TEXT    NOT NULL CHECK (length(kinds) <= 1024),
    begun   INTEGER NOT NULL CHECK (begun >= 0)
) STRICT, WITHOUT ROWID;
CREATE TABLE unfinished (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('payouts', 'round')),
    state  TEXT    NOT NULL CHECK (length(state) BETWEEN 1 AND 65536),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE imported (
    person TEXT    NOT NULL REFERENCES person (id),
    first  INTEGER NOT NULL CHECK (first >= 1),
    last   INTEGER NOT NULL CHECK (last >= first),
    file   TEXT    NOT NULL CHECK (length(file) BETWEEN 1 AND 200),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, first)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER answer_is_never_changed BEFORE UPDATE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never changed');
END;
CREATE TRIGGER answer_is_never_deleted BEFORE DELETE ON answer
BEGIN
    SELECT RAISE(ABORT, 'an answer is never deleted');
END;
CREATE TRIGGER edition_is_never_changed BEFORE UPDATE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never changed');
END;
CREATE TRIGGER edition_is_never_deleted BEFORE DELETE ON edition
BEGIN
    SELECT RAISE(ABORT, 'an edition is never deleted');
END;
CREATE TRIGGER imported_is_never_changed BEFORE UPDATE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never changed');
END;
CREATE TRIGGER imported_is_never_deleted BEFORE DELETE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never deleted');
END;
