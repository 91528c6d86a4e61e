-- The name behind an id.
SELECT name FROM person WHERE log_id = 1 AND id = :id
