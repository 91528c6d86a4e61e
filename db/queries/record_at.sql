-- The text of one record.
SELECT body FROM record WHERE log_id = 1 AND idx = :idx
