-- What was overpaid and underpaid in a hand, and in which unit.
SELECT overpaid, underpaid, unit FROM hand WHERE log_id = 1 AND idx = :idx
