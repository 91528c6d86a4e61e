-- Throws the derived rows of wagers away, to make them again.
DELETE FROM wager WHERE log_id = 1
