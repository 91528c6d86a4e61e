-- Somebody may be in the middle of payouts, of a round and of a shift at once: a round started in a break ends no shift.
CREATE TABLE unfinished_of_each_kind (
    person TEXT    NOT NULL REFERENCES person (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('payouts', 'round', 'shift')),
    state  TEXT    NOT NULL CHECK (length(state) BETWEEN 1 AND 1048576),
    at     INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
) STRICT, WITHOUT ROWID;

INSERT INTO unfinished_of_each_kind (person, kind, state, at) SELECT person, kind, state, at FROM unfinished;

DROP TABLE unfinished;

ALTER TABLE unfinished_of_each_kind RENAME TO unfinished;
