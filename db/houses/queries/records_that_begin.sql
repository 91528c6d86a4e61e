-- The records of log $1 up to record $2 that begin with $3 and have $4 in them, in order.
SELECT record FROM fairdeal.record
WHERE log_id = $1 AND idx <= $2 AND substr(record, 1, length($3)) = $3 AND position($4 IN record) > 0
ORDER BY idx
