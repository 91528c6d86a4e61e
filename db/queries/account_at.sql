-- What the log keeps of somebody's passphrase.
SELECT passphrase FROM account WHERE log_id = 1 AND id = :id
