-- Hands over records of log $1, numbered from $3, under a checkpoint; how many are held then.
SELECT fairdeal.ship($1, $2, $3, $4, $5, $6, $7, $8)
