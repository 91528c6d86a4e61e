-- What was overpaid and underpaid in a hand.
SELECT overpaid, underpaid FROM hand WHERE log_id = 1 AND idx = :idx
