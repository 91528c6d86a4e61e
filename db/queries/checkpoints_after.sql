-- Every checkpoint of more records than so many, the smallest first.
SELECT size, root, note FROM checkpoint WHERE log_id = 1 AND size > :after ORDER BY size
