-- One hash above the leaves.
SELECT hash FROM node WHERE log_id = 1 AND level = :level AND n = :n
