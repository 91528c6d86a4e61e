-- Erases the name behind an id.
DELETE FROM person WHERE log_id = 1 AND id = :id
