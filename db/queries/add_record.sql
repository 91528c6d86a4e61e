-- Appends the canonical text of a hand.
INSERT INTO record (log_id, idx, body) VALUES (1, :idx, :body)
