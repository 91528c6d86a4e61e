-- Throws the derived rows of records that are no hands away, to make them again.
DELETE FROM entry WHERE log_id = 1
