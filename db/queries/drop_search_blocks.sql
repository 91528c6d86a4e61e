-- Throws the derived rows of the search away, to make them again.
DELETE FROM search_block WHERE log_id = 1
