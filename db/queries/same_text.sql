-- The hands without an id whose text has this fingerprint, to find a second copy of one.
SELECT h.idx, r.body
FROM hand h JOIN record r ON r.log_id = h.log_id AND r.idx = h.idx
WHERE h.log_id = 1 AND h.fingerprint = :fingerprint AND h.id IS NULL
ORDER BY h.idx
