-- The canonical text of one hand.
SELECT body FROM record WHERE log_id = 1 AND idx = :idx
