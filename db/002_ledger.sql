-- The log becomes a ledger: every record bears its hash, the hashes form the Merkle tree of RFC 6962, and
-- the tree is signed now and then. A record is a hand, or something said of one later (a correction, a
-- note, an event of a case, a verdict); the first word of its text says which. leaf_hash() is the
-- program's own function: SHA-256 over a zero byte and the text.

DROP INDEX hand_by_id;
DROP INDEX hand_by_fingerprint;
DROP INDEX hand_by_dealer;
DROP INDEX hand_by_time;
ALTER TABLE wager RENAME TO old_wager;
ALTER TABLE hand RENAME TO old_hand;
ALTER TABLE record RENAME TO old_record;

CREATE TABLE record (
    log_id INTEGER NOT NULL REFERENCES log (log_id),
    idx    INTEGER NOT NULL CHECK (idx >= 1),
    hash   BLOB    NOT NULL CHECK (length(hash) = 32),
    body   TEXT    NOT NULL CHECK (length(body) BETWEEN 1 AND 65536),
    PRIMARY KEY (log_id, idx)
) STRICT, WITHOUT ROWID;

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

INSERT INTO record SELECT log_id, idx, leaf_hash(body), body FROM old_record ORDER BY log_id, idx;
INSERT INTO hand
SELECT log_id, idx, game, id, tbl, dealer, shoe, at, at_us, events, wagers, standing, overpaid, underpaid, faults,
       complete, '0', fingerprint
FROM old_hand ORDER BY log_id, idx;
INSERT INTO wager SELECT * FROM old_wager ORDER BY log_id, idx, line;
DROP TABLE old_wager;
DROP TABLE old_hand;
DROP TABLE old_record;

CREATE UNIQUE INDEX hand_by_id ON hand (log_id, id);
CREATE INDEX hand_by_fingerprint ON hand (log_id, fingerprint);
CREATE INDEX hand_by_dealer ON hand (log_id, dealer);
CREATE INDEX hand_by_time ON hand (log_id, at_us);

CREATE TRIGGER record_is_never_changed BEFORE UPDATE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never changed');
END;

CREATE TRIGGER record_is_never_deleted BEFORE DELETE ON record
BEGIN
    SELECT RAISE(ABORT, 'a hand in the log is never deleted');
END;

-- What a record that is no hand is about: derived from its text, as `hand` is.
CREATE TABLE entry (
    log_id  INTEGER NOT NULL,
    idx     INTEGER NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('correction', 'note', 'case', 'verdict')),
    about   INTEGER,
    case_id TEXT,
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;

CREATE INDEX entry_by_hand ON entry (log_id, about);
CREATE INDEX entry_by_case ON entry (log_id, case_id);

-- The tree so far: how many records, and the roots of its perfect subtrees from left to right, 32 bytes
-- each. The only row of the ledger that changes, and it only grows.
CREATE TABLE log_head (
    log_id   INTEGER NOT NULL PRIMARY KEY REFERENCES log (log_id),
    size     INTEGER NOT NULL CHECK (size >= 0),
    frontier BLOB    NOT NULL
) STRICT;

INSERT INTO log_head (log_id, size, frontier) SELECT log_id, 0, x'' FROM log;

CREATE TRIGGER log_head_only_grows BEFORE UPDATE ON log_head
WHEN NEW.size <= OLD.size OR NEW.log_id <> OLD.log_id
BEGIN
    SELECT RAISE(ABORT, 'a log only grows');
END;

CREATE TRIGGER log_head_is_never_deleted BEFORE DELETE ON log_head
BEGIN
    SELECT RAISE(ABORT, 'a log only grows');
END;

-- The roots of the perfect subtrees of 256, 65 536, ... records (level 1, 2, ...), each written once, when
-- it is complete. The leaves, level 0, are the hashes in `record`. 256 hashes of a level are one tile.
CREATE TABLE node (
    log_id INTEGER NOT NULL,
    level  INTEGER NOT NULL CHECK (level >= 1),
    n      INTEGER NOT NULL CHECK (n >= 0),
    hash   BLOB    NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (log_id, level, n)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER node_is_never_changed BEFORE UPDATE ON node
BEGIN
    SELECT RAISE(ABORT, 'a hash of the ledger is never changed');
END;

CREATE TRIGGER node_is_never_deleted BEFORE DELETE ON node
BEGIN
    SELECT RAISE(ABORT, 'a hash of the ledger is never deleted');
END;

-- The public keys whose checkpoints and cosignatures count, in the order in which they came.
CREATE TABLE signer (
    log_id INTEGER NOT NULL,
    n      INTEGER NOT NULL CHECK (n >= 1),
    vkey   TEXT    NOT NULL,
    PRIMARY KEY (log_id, n)
) STRICT, WITHOUT ROWID;

-- A signed checkpoint for a size that the log once had.
CREATE TABLE checkpoint (
    log_id INTEGER NOT NULL,
    size   INTEGER NOT NULL CHECK (size >= 1),
    root   BLOB    NOT NULL CHECK (length(root) = 32),
    note   TEXT    NOT NULL,
    PRIMARY KEY (log_id, size)
) STRICT, WITHOUT ROWID;

-- A witness's signature line under a checkpoint.
CREATE TABLE cosignature (
    log_id  INTEGER NOT NULL,
    size    INTEGER NOT NULL,
    witness TEXT    NOT NULL,
    line    TEXT    NOT NULL,
    PRIMARY KEY (log_id, size, witness),
    FOREIGN KEY (log_id, size) REFERENCES checkpoint (log_id, size)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER signer_is_never_changed BEFORE UPDATE ON signer
BEGIN
    SELECT RAISE(ABORT, 'a key of the ledger is never changed');
END;

CREATE TRIGGER signer_is_never_deleted BEFORE DELETE ON signer
BEGIN
    SELECT RAISE(ABORT, 'a key of the ledger is never deleted');
END;

CREATE TRIGGER checkpoint_is_never_changed BEFORE UPDATE ON checkpoint
BEGIN
    SELECT RAISE(ABORT, 'a checkpoint is never changed');
END;

CREATE TRIGGER checkpoint_is_never_deleted BEFORE DELETE ON checkpoint
BEGIN
    SELECT RAISE(ABORT, 'a checkpoint is never deleted');
END;

CREATE TRIGGER cosignature_is_never_changed BEFORE UPDATE ON cosignature
BEGIN
    SELECT RAISE(ABORT, 'a cosignature is never changed');
END;

CREATE TRIGGER cosignature_is_never_deleted BEFORE DELETE ON cosignature
BEGIN
    SELECT RAISE(ABORT, 'a cosignature is never deleted');
END;
