-- The same for wagers.
SELECT DISTINCT idx FROM wager WHERE log_id = 1 AND idx NOT IN (SELECT idx FROM hand WHERE log_id = 1)
ORDER BY idx
