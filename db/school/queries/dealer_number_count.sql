-- All that there ever were.
SELECT count(*) FROM dealer_number
