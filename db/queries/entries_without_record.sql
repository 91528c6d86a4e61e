-- Rows that stand for no record: none, in a sound log.
SELECT idx FROM entry WHERE log_id = 1 AND idx NOT IN (SELECT idx FROM record WHERE log_id = 1) ORDER BY idx
