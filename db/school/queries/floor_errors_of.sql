-- What somebody settled wrongly at a real table, the first handed over first.
SELECT mark, game, hand, dealt, clause, misreading, given_by, given_at
  FROM floor_error
 WHERE person = :person
 ORDER BY given_at, dealt, mark
