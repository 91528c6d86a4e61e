-- The same with the hashes, to hold one against the other.
SELECT idx, body, hash FROM record WHERE log_id = 1 AND idx > :after ORDER BY idx
