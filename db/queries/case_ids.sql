-- Every case that something belongs to, in the order of their first records.
SELECT case_id FROM entry WHERE log_id = 1 AND case_id IS NOT NULL AND kind NOT IN ('office', 'account') GROUP BY case_id ORDER BY min(idx)
