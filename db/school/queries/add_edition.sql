-- A clause says something else from now on.
INSERT INTO edition (clause, number, edition, since)
SELECT :clause, coalesce(max(number), 0) + 1, :edition, :since FROM edition WHERE clause = :clause
