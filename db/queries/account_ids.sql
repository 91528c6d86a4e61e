-- Everybody who has an account of this log; the first is that of the person who gives the others.
SELECT substr(case_id, 9) FROM entry
WHERE log_id = 1 AND kind = 'account' AND case_id IS NOT NULL
GROUP BY case_id ORDER BY min(idx)
