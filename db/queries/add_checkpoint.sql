-- Keeps a signed checkpoint.
INSERT INTO checkpoint (log_id, size, root, note) VALUES (1, :size, :root, :note)
