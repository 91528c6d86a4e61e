-- What came by an import is no answer given at this school: which of somebody's answers, from which file and
-- when. The same of a lesson; '' is one that was read here.

CREATE TABLE imported (
    person TEXT    NOT NULL REFERENCES person (id),
    first  INTEGER NOT NULL CHECK (first >= 1),
    last   INTEGER NOT NULL CHECK (last >= first),
    file   TEXT    NOT NULL CHECK (length(file) BETWEEN 1 AND 200),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, first)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER imported_is_never_changed BEFORE UPDATE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never changed');
END;

CREATE TRIGGER imported_is_never_deleted BEFORE DELETE ON imported
BEGIN
    SELECT RAISE(ABORT, 'an import is never deleted');
END;

ALTER TABLE lesson ADD COLUMN imported TEXT NOT NULL DEFAULT '' CHECK (length(imported) <= 300);
