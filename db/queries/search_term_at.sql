-- The hands of one block that bear a term.
SELECT hands, mark
FROM search_term
WHERE log_id = 1 AND kind = :kind AND word = :word AND number = :number AND block = :block
