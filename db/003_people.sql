-- Who is behind an id. The log itself names people by ids only, because nothing in it can be erased; here a
-- name can be, and then the id means nobody any more.

CREATE TABLE person (
    log_id INTEGER NOT NULL REFERENCES log (log_id),
    id     TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
    name   TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    PRIMARY KEY (log_id, id)
) STRICT, WITHOUT ROWID;
