-- The wagers of hands from one on, hand by hand in the order of its settlement.
SELECT line, who, wager, standing, ruled, claimed, difference, clause, misreading, idx
FROM wager
WHERE log_id = 1 AND idx >= :idx
ORDER BY idx, line
