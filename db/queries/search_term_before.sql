-- The last block up to one in which a term is borne, and by whom.
SELECT block, hands
FROM search_term
WHERE log_id = 1 AND kind = :kind AND word = :word AND number = :number AND block <= :block
ORDER BY block DESC
LIMIT 1
