-- The number of somebody's latest answer; 0: they gave none.
SELECT coalesce(max(number), 0) FROM answer WHERE person = :person
