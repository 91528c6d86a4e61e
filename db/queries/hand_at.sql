-- One hand by its number, with what only a check of the log compares.
SELECT idx, game, id, tbl, dealer, shoe, at, events, wagers, standing, overpaid, underpaid, faults, complete,
       rules, unit, at_us, fingerprint
FROM hand
WHERE log_id = 1 AND idx = :idx
