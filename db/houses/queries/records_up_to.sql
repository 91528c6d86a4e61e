-- The records of log $1 after record $2 up to record $3, in order.
SELECT idx, record, leaf FROM fairdeal.record WHERE log_id = $1 AND idx > $2 AND idx <= $3 ORDER BY idx
