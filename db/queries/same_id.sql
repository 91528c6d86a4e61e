-- The hand that bears this id, to tell a second copy from another hand under the same id.
SELECT h.idx, r.body
FROM hand h JOIN record r ON r.log_id = h.log_id AND r.idx = h.idx
WHERE h.log_id = 1 AND h.id = :id
