-- The next page of the hands that pass a filter, oldest first.
SELECT idx, game, id, tbl, dealer, shoe, at, events, wagers, standing, overpaid, underpaid, faults, complete,
       rules, unit
FROM hand
WHERE log_id = 1 AND idx > :after
  AND (:game IS NULL OR game = :game)
  AND (:tbl IS NULL OR tbl = :tbl)
  AND (:dealer IS NULL OR dealer = :dealer)
  AND (:id IS NULL OR id = :id)
  AND (:from_us IS NULL OR at_us >= :from_us)
  AND (:to_us IS NULL OR at_us < :to_us)
  AND (:only_wrong = 0 OR standing = 'wrong')
ORDER BY idx
LIMIT :most
