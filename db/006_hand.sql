-- The words of a hand's standing are compared one by one: as a list they took a table of their own,
-- made and thrown away again for each hand that was written.

CREATE TABLE new_hand (
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
    standing    TEXT    NOT NULL CHECK (standing = 'right' OR standing = 'wrong' OR standing = 'unclaimed' OR
                                        standing = 'unruled'),
    overpaid    INTEGER NOT NULL CHECK (overpaid >= 0),
    underpaid   INTEGER NOT NULL CHECK (underpaid >= 0),
    faults      INTEGER NOT NULL,
    complete    INTEGER NOT NULL CHECK (complete IN (0, 1)),
    rules       TEXT    NOT NULL,
    fingerprint INTEGER NOT NULL,
    PRIMARY KEY (log_id, idx),
    FOREIGN KEY (log_id, idx) REFERENCES record (log_id, idx)
) STRICT, WITHOUT ROWID;

INSERT INTO new_hand
SELECT log_id, idx, game, id, tbl, dealer, shoe, at, at_us, events, wagers, standing, overpaid, underpaid, faults,
       complete, rules, fingerprint
FROM hand ORDER BY log_id, idx;
DROP TABLE hand;
ALTER TABLE new_hand RENAME TO hand;

CREATE UNIQUE INDEX hand_by_id ON hand (log_id, id);
CREATE INDEX hand_by_fingerprint ON hand (log_id, fingerprint) WHERE id IS NULL;
