-- What is kept of somebody's passphrase.
SELECT coalesce(passphrase, '') FROM person WHERE id = :id
