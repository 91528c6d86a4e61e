-- Every hash above the leaves, to be compared with the records.
SELECT level, n, hash FROM node WHERE log_id = 1 ORDER BY level, n
