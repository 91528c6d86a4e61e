-- Keeps a witness's signature line under a checkpoint.
INSERT INTO cosignature (log_id, size, witness, line) VALUES (1, :size, :witness, :line)
