-- Adds the root of a subtree that is complete now.
INSERT INTO node (log_id, level, n, hash) VALUES (1, :level, :n, :hash)
