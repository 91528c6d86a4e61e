-- The public keys whose signatures count, in the order in which they came.
SELECT vkey FROM signer WHERE log_id = 1 ORDER BY n
