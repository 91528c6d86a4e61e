-- Every log that this account may read, with the size of its newest checkpoint, 0 where there is none.
SELECT l.log_id, l.vkey, l.shipper, l.size, coalesce(max(c.size), 0)
FROM fairdeal.log l LEFT JOIN fairdeal.checkpoint c ON c.log_id = l.log_id
GROUP BY l.log_id, l.vkey, l.shipper, l.size ORDER BY l.log_id
