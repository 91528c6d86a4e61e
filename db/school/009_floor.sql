-- Whose number at the tables a dealer's number is, as a trainer says. One that is ended stays to be read.
CREATE TABLE dealer_number (
    number   INTEGER PRIMARY KEY,
    dealer   TEXT    NOT NULL CHECK (length(dealer) BETWEEN 1 AND 200),
    person   TEXT    NOT NULL REFERENCES person (id),
    since    TEXT    NOT NULL CHECK (since = '' OR since GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    set_by   TEXT    NOT NULL REFERENCES person (id),
    set_at   INTEGER NOT NULL,
    ended_by TEXT    REFERENCES person (id),
    ended_at INTEGER NOT NULL DEFAULT 0,
    CHECK (set_by <> person),
    CHECK ((ended_by IS NULL) = (ended_at = 0))
) STRICT;

CREATE UNIQUE INDEX a_dealer_is_one_person ON dealer_number (dealer) WHERE ended_at = 0;

CREATE TRIGGER dealer_number_is_only_ended BEFORE UPDATE ON dealer_number
WHEN OLD.ended_at <> 0
  OR NEW.number <> OLD.number OR NEW.dealer <> OLD.dealer OR NEW.person <> OLD.person
  OR NEW.since <> OLD.since OR NEW.set_by <> OLD.set_by OR NEW.set_at <> OLD.set_at
BEGIN
    SELECT RAISE(ABORT, 'a dealer number is only ended, once');
END;

CREATE TRIGGER dealer_number_is_never_deleted BEFORE DELETE ON dealer_number
BEGIN
    SELECT RAISE(ABORT, 'a dealer number is never deleted');
END;

-- What somebody settled wrongly at a real table, as an audit found it. The mark says what happened there (hand, wager,
-- what was paid), not how it is ruled: the same error handed over twice is one.
CREATE TABLE floor_error (
    person     TEXT    NOT NULL REFERENCES person (id),
    mark       TEXT    NOT NULL UNIQUE CHECK (length(mark) BETWEEN 1 AND 2000),
    game       TEXT    NOT NULL,
    hand       TEXT    NOT NULL CHECK (length(hand) <= 200),
    dealt      TEXT    NOT NULL CHECK (length(dealt) <= 40),
    clause     TEXT    NOT NULL CHECK (length(clause) <= 64),
    misreading TEXT    NOT NULL CHECK (length(misreading) <= 200),
    given_by   TEXT    NOT NULL REFERENCES person (id),
    given_at   INTEGER NOT NULL,
    PRIMARY KEY (person, mark)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER floor_error_stays BEFORE UPDATE ON floor_error
BEGIN
    SELECT RAISE(ABORT, 'an error from the floor never changes');
END;

CREATE TRIGGER floor_error_is_never_deleted BEFORE DELETE ON floor_error
BEGIN
    SELECT RAISE(ABORT, 'an error from the floor is never deleted');
END;
