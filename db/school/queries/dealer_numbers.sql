-- Those that are somebody's.
SELECT dealer, person, since, set_by, set_at
  FROM dealer_number
 WHERE ended_at = 0
 ORDER BY person, dealer
