-- Throws the derived rows of hands away, to make them again.
DELETE FROM hand WHERE log_id = 1
