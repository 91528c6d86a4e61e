-- How many editions there are of all clauses.
SELECT count(*) FROM edition
