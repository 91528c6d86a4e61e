-- Rows that stand for no hand: none, in a sound log.
SELECT idx FROM hand WHERE log_id = 1 AND idx NOT IN (SELECT idx FROM record WHERE log_id = 1) ORDER BY idx
