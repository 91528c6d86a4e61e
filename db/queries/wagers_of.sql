-- The wagers of one hand, in the order of its settlement.
SELECT line, who, wager, standing, ruled, claimed, difference, clause, misreading
FROM wager
WHERE log_id = 1 AND idx = :idx
ORDER BY line
