-- Likewise.
DELETE FROM search_term WHERE log_id = 1
