-- How many hands pass a filter, and what went wrong in them, in each unit.
SELECT count(*), coalesce(sum(standing = 'wrong'), 0), coalesce(sum(faults > 0), 0),
       coalesce(sum(overpaid) FILTER (WHERE unit = 'cash'), 0),
       coalesce(sum(underpaid) FILTER (WHERE unit = 'cash'), 0),
       coalesce(sum(overpaid) FILTER (WHERE unit = 'chips'), 0),
       coalesce(sum(underpaid) FILTER (WHERE unit = 'chips'), 0)
FROM hand
WHERE log_id = 1
  AND (:game IS NULL OR game = :game)
  AND (:tbl IS NULL OR tbl = :tbl)
  AND (:dealer IS NULL OR dealer = :dealer)
  AND (:id IS NULL OR id = :id)
  AND (:from_us IS NULL OR at_us >= :from_us)
  AND (:to_us IS NULL OR at_us < :to_us)
  AND (:only_wrong = 0 OR standing = 'wrong')
