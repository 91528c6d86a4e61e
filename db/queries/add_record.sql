-- Appends the text of a record, with its hash.
INSERT INTO record (log_id, idx, hash, body) VALUES (1, :idx, :hash, :body)
