-- The same of every block.
SELECT block, rules, terms, hands, wrong, faults, overpaid, underpaid, chips_overpaid,
       chips_underpaid, mark
FROM search_block
WHERE log_id = 1
ORDER BY block
