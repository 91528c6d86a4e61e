-- The exam office keeps its ledger in a log too: a record may be an event of the office. Such records are
-- found by what they are about, as a case's are, but belong to no case.

CREATE TABLE new_entry (
    log_id  INTEGER NOT NULL,
    idx     INTEGER NOT NULL,
    kind    TEXT    NOT NULL CHECK (kind IN ('correction', 'note', 'case', 'verdict', 'office')),
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

-- Only hands without an id are looked up by their fingerprint: the others need not pay for it.
DROP INDEX hand_by_fingerprint;
CREATE INDEX hand_by_fingerprint ON hand (log_id, fingerprint) WHERE id IS NULL;
