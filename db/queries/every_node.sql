-- Every hash above the leaves, to be held against the records.
SELECT level, n, hash FROM node WHERE log_id = 1 ORDER BY level, n
