-- Keeps the run somebody is in, in place of the one before.
INSERT INTO run (person, source, game, clauses, kinds, begun)
VALUES (:person, :source, :game, :clauses, :kinds, :begun)
ON CONFLICT (person) DO UPDATE SET source = :source, game = :game, clauses = :clauses, kinds = :kinds,
                                   begun = :begun
