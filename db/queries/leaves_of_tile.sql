-- The hashes of at most 256 records from one on.
SELECT idx - 1, hash FROM record WHERE log_id = 1 AND idx > :first AND idx <= :first + 256 ORDER BY idx
