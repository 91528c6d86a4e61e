-- At most 256 hashes of a level from one on.
SELECT n, hash FROM node WHERE log_id = 1 AND level = :level AND n >= :first AND n < :first + 256 ORDER BY n
