-- Tournament chips are worth no money: what was overpaid and underpaid of them is added up on its own. The
-- search's rows are thrown away, since they had added the two together; they are made again from the texts.

ALTER TABLE hand ADD COLUMN unit TEXT NOT NULL DEFAULT 'cash' CHECK (unit = 'cash' OR unit = 'chips');
UPDATE hand SET unit = 'chips' WHERE game = 'league';
UPDATE hand SET unit = 'chips'
WHERE game = 'extreme' AND EXISTS
      (SELECT 1 FROM record AS r
       WHERE r.log_id = hand.log_id AND r.idx = hand.idx
         AND substr(r.body, 1, instr(r.body || char(10), char(10)) - 1) || ' ' LIKE '% mode=tournament %');

DROP TABLE search_block;
DELETE FROM search_term;
CREATE TABLE search_block (
    log_id          INTEGER NOT NULL,
    block           INTEGER NOT NULL CHECK (block >= 0),
    rules           TEXT    NOT NULL,
    terms           INTEGER NOT NULL,
    hands           INTEGER NOT NULL,
    wrong           INTEGER NOT NULL,
    faults          INTEGER NOT NULL,
    overpaid        INTEGER NOT NULL,
    underpaid       INTEGER NOT NULL,
    chips_overpaid  INTEGER NOT NULL,
    chips_underpaid INTEGER NOT NULL,
    mark            INTEGER NOT NULL,
    PRIMARY KEY (log_id, block)
) STRICT, WITHOUT ROWID;

-- Who may write in a case where there is no exam office. A passphrase's Argon2id hash stands here, where it
-- can be erased; the ledger has a record for each account and each new passphrase with the hash's SHA-256, and
-- an account counts only while the two agree.
CREATE TABLE account (
    log_id     INTEGER NOT NULL REFERENCES log (log_id),
    id         TEXT    NOT NULL CHECK (length(id) BETWEEN 1 AND 64),
    passphrase TEXT    NOT NULL CHECK (length(passphrase) BETWEEN 1 AND 200),
    PRIMARY KEY (log_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE new_entry (
    log_id  INTEGER NOT NULL,
    idx     INTEGER NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('correction', 'note', 'case', 'verdict', 'office', 'account')),
    about   INTEGER,
    case_id TEXT,
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;

INSERT INTO new_entry SELECT log_id, idx, kind, about, case_id FROM entry ORDER BY log_id, idx;
DROP TABLE entry;
ALTER TABLE new_entry RENAME TO entry;

CREATE INDEX entry_by_hand ON entry (log_id, about);
CREATE INDEX entry_by_case ON entry (log_id, case_id);
