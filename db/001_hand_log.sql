-- The hand log. `record` is the truth: the canonical text of every hand, in the order in which it came.
-- `hand` and `wager` are read off it and can be thrown away and made again at any time.
-- Only whole numbers and text, and the log's number first in every key, so that the same tables can be
-- spread over a cluster; STRICT and the triggers are SQLite's part. Money is whole cents.

CREATE TABLE log (
    log_id INTEGER NOT NULL PRIMARY KEY
) STRICT;

INSERT INTO log (log_id) VALUES (1);

CREATE TABLE record (
    log_id INTEGER NOT NULL REFERENCES log (log_id),
    idx    INTEGER NOT NULL CHECK (idx >= 1),
    body   TEXT    NOT NULL CHECK (length(body) BETWEEN 1 AND 65536),
    PRIMARY KEY (log_id, idx)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER record_is_never_changed BEFORE UPDATE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never changed');
END;

CREATE TRIGGER record_is_never_deleted BEFORE DELETE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never deleted');
END;

-- One row for each record. What the header does not say is NULL; at_us is the time in microseconds since
-- 1970 UTC, because the text of two times does not sort.
CREATE TABLE hand (
    log_id      INTEGER NOT NULL,
    idx         INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    id          TEXT,
    tbl         TEXT,
    dealer      TEXT,
    shoe        TEXT,
    at          TEXT,
    at_us       INTEGER,
    events      INTEGER NOT NULL,
    wagers      INTEGER NOT NULL,
    standing    TEXT    NOT NULL CHECK (standing IN ('right', 'wrong', 'unclaimed', 'unruled')),
    overpaid    INTEGER NOT NULL CHECK (overpaid >= 0),
    underpaid   INTEGER NOT NULL CHECK (underpaid >= 0),
    faults      INTEGER NOT NULL,
    complete    INTEGER NOT NULL CHECK (complete IN (0, 1)),
    rules       TEXT    NOT NULL,
    fingerprint INTEGER NOT NULL,
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX hand_by_id ON hand (log_id, id);
CREATE INDEX hand_by_fingerprint ON hand (log_id, fingerprint);
CREATE INDEX hand_by_dealer ON hand (log_id, dealer);
CREATE INDEX hand_by_time ON hand (log_id, at_us);

-- One row for each wager, tip or place that is due or was settled. difference is what the guests (of a tip:
-- the dealer) got too much, negative what they got too little.
CREATE TABLE wager (
    log_id     INTEGER NOT NULL,
    idx        INTEGER NOT NULL,
    line       INTEGER NOT NULL CHECK (line >= 1),
    who        TEXT    NOT NULL,
    wager      TEXT    NOT NULL,
    standing   TEXT    NOT NULL,
    ruled      TEXT    NOT NULL,
    claimed    TEXT,
    difference INTEGER NOT NULL,
    clause     TEXT,
    misreading TEXT,
    PRIMARY KEY (log_id, idx, line),
    FOREIGN KEY (log_id, idx) REFERENCES hand (log_id, idx)
) STRICT, WITHOUT ROWID;
