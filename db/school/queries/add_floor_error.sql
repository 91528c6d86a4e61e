-- An error from the floor; one that is there stays as it is.
INSERT INTO floor_error (person, mark, game, hand, dealt, clause, misreading, given_by, given_at)
VALUES (:person, :mark, :game, :hand, :dealt, :clause, :misreading, :by, :at)
ON CONFLICT (mark) DO NOTHING
