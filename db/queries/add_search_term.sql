-- The hands of a block that bear a term.
INSERT INTO search_term (log_id, kind, word, number, block, hands, mark)
VALUES (1, :kind, :word, :number, :block, :hands, :mark)
