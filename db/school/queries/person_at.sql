-- One person.
SELECT id, coalesce(name, ''), coalesce(team, ''), passphrase IS NOT NULL, since FROM person WHERE id = :id
