-- Adds a public key whose signatures count from now on.
INSERT INTO signer (log_id, n, vkey) SELECT 1, count(*) + 1, :vkey FROM signer WHERE log_id = 1
