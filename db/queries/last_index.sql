-- The number of the newest record; 0 in an empty log.
SELECT coalesce(max(idx), 0) FROM record WHERE log_id = 1
