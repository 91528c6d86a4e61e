-- Hands from one on with what a check of the log compares, one after another.
SELECT idx, game, id, tbl, dealer, shoe, at, events, wagers, standing, overpaid, underpaid, faults, complete,
       rules, unit, at_us, fingerprint
FROM hand
WHERE log_id = 1 AND idx >= :idx
ORDER BY idx
