-- The checkpoint of the most records.
SELECT size, root, note FROM checkpoint WHERE log_id = 1 ORDER BY size DESC LIMIT 1
