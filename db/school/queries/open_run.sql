-- The run somebody is in.
SELECT source, game, clauses, kinds, begun FROM run WHERE person = :person
