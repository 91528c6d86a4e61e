-- A log may hold the facts of who may deal where, and the answers that were given by them; and of a
-- hand, from which document of which feed it came.

CREATE TABLE new_entry (
    log_id  INTEGER NOT NULL,
    idx     INTEGER NOT NULL,
    kind    TEXT    NOT NULL
            CHECK (kind IN ('correction', 'note', 'case', 'verdict', 'office', 'account', 'video',
                            'duty', 'duty-answer', 'source')),
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
