-- Gives somebody an account, or another passphrase.
INSERT INTO account (log_id, id, passphrase) VALUES (1, :id, :passphrase)
ON CONFLICT (log_id, id) DO UPDATE SET passphrase = excluded.passphrase
