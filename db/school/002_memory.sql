-- A copy of what follows from the answers, so that a long history need not be worked out each time. It can
-- be thrown away and made again at any time. Numbers that are no whole ones are written out, to the last
-- digit.

-- How far a person's copy goes: which rules made it, from how many answers and editions, the newest at what
-- time.
CREATE TABLE memory_head (
    person   TEXT    NOT NULL PRIMARY KEY REFERENCES person (id),
    rules    TEXT    NOT NULL,
    answers  INTEGER NOT NULL,
    editions INTEGER NOT NULL,
    newest   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE memory (
    person     TEXT    NOT NULL REFERENCES person (id),
    clause     TEXT    NOT NULL,
    stage      TEXT    NOT NULL CHECK (stage IN ('learning', 'review', 'relearning')),
    step       INTEGER NOT NULL,
    stability  TEXT    NOT NULL,
    difficulty TEXT    NOT NULL,
    last       INTEGER NOT NULL,
    due        INTEGER NOT NULL,
    answers    INTEGER NOT NULL,
    lapses     INTEGER NOT NULL,
    asked      INTEGER NOT NULL,
    right      INTEGER NOT NULL,
    recent     INTEGER NOT NULL,
    known      TEXT    NOT NULL,
    took       INTEGER NOT NULL,
    typical    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    PRIMARY KEY (person, clause)
) STRICT, WITHOUT ROWID;
