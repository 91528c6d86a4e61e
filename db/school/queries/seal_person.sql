-- Gives somebody another passphrase, or none.
UPDATE person SET passphrase = :value WHERE id = :id
