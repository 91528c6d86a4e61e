-- What every clause said, the latest last.
SELECT clause, number, edition, since FROM edition ORDER BY clause, number
