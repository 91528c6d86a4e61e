-- Every record's text in the order in which it came: to read it all again.
SELECT idx, body FROM record WHERE log_id = 1 AND idx > :after ORDER BY idx
