-- Somebody's answers behind a number.
SELECT number, at, source, game, kind, item, clauses, is_right, blamed, misreading, steps_wrong, hints, choices,
       took, norm, said
FROM answer WHERE person = :person AND number > :after ORDER BY number
