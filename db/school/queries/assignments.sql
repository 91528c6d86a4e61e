-- All that were set, the first due first.
SELECT number, team, coalesce(person, ''), lesson, clauses, due, set_by, set_at, coalesce(withdrawn_by, ''), withdrawn_at
  FROM assignment
 ORDER BY due, number
