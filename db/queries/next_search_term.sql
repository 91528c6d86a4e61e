-- The next term of a kind.
SELECT word, number
FROM search_term
WHERE log_id = 1 AND kind = :kind AND (word, number) > (:word, :number)
ORDER BY word, number
LIMIT 1
