-- One hand by its id.
SELECT idx, game, id, tbl, dealer, shoe, at, events, wagers, standing, overpaid, underpaid, faults, complete,
       rules, unit
FROM hand
WHERE log_id = 1 AND id = :id
