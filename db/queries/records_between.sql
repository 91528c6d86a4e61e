-- The texts of records between two.
SELECT idx, body FROM record WHERE log_id = 1 AND idx >= :first AND idx <= :last ORDER BY idx
