-- Everything that belongs to a case, oldest first.
SELECT e.idx, r.body
FROM entry e JOIN record r ON r.log_id = e.log_id AND r.idx = e.idx
WHERE e.log_id = 1 AND e.case_id = :case_id
ORDER BY e.idx
