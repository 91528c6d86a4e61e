-- What was said of a hand later, oldest first.
SELECT e.idx, r.body
FROM entry e JOIN record r ON r.log_id = e.log_id AND r.idx = e.idx
WHERE e.log_id = 1 AND e.about = :about
ORDER BY e.idx
