-- The newest checkpoint of log $1 that its records reach.
SELECT size, root, note FROM fairdeal.checkpoint WHERE log_id = $1 ORDER BY size DESC LIMIT 1
