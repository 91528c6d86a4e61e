-- The records of one kind that are about no hand, oldest first.
SELECT e.idx, r.body
FROM entry e JOIN record r ON r.log_id = e.log_id AND r.idx = e.idx
WHERE e.log_id = 1 AND e.about IS NULL AND e.kind = :kind
ORDER BY e.idx
