-- What hands are searched by: for each term (a dealer, an outcome, a clause, an amount; the kinds stand in
-- src/store/search_terms.h) and each block of 4096 records the hands that bear it, so that a question to ten
-- million hands reads a few thousand short rows. Derived from the texts, as `hand` is.

DROP INDEX hand_by_dealer;
DROP INDEX hand_by_time;

-- A block whose terms are written; the records behind the last whole block are searched by their texts.
-- mark tells a row that was damaged, by whatever rules it was made.
CREATE TABLE search_block (
    log_id    INTEGER NOT NULL,
    block     INTEGER NOT NULL CHECK (block >= 0),
    rules     TEXT    NOT NULL,
    terms     INTEGER NOT NULL,
    hands     INTEGER NOT NULL,
    wrong     INTEGER NOT NULL,
    faults    INTEGER NOT NULL,
    overpaid  INTEGER NOT NULL,
    underpaid INTEGER NOT NULL,
    mark      INTEGER NOT NULL,
    PRIMARY KEY (log_id, block)
) STRICT, WITHOUT ROWID;

-- A term is a word or a number; the other is '' or 0.
CREATE TABLE search_term (
    log_id INTEGER NOT NULL,
    kind   INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    number INTEGER NOT NULL,
    block  INTEGER NOT NULL,
    hands  BLOB    NOT NULL,
    mark   INTEGER NOT NULL,
    PRIMARY KEY (log_id, kind, word, number, block)
) STRICT, WITHOUT ROWID;

-- The words of what was said of a hand later.
CREATE TABLE note_word (
    log_id INTEGER NOT NULL,
    word   TEXT    NOT NULL,
    about  INTEGER NOT NULL,
    idx    INTEGER NOT NULL,
    PRIMARY KEY (log_id, word, about, idx)
) STRICT, WITHOUT ROWID;
