-- A shift is the third kind of what somebody can be in the middle of. It holds every round that something went
-- wrong in, and so may be longer than a round.
CREATE TABLE unfinished_or_shift (
    person TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    kind   TEXT    NOT NULL CHECK (kind IN ('payouts', 'round', 'shift')),
    state  TEXT    NOT NULL CHECK (length(state) BETWEEN 1 AND 1048576),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO unfinished_or_shift (person, kind, state, at) SELECT person, kind, state, at FROM unfinished;

DROP TABLE unfinished;

ALTER TABLE unfinished_or_shift RENAME TO unfinished;
