-- Everybody, by id.
SELECT id, coalesce(name, ''), coalesce(team, ''), passphrase IS NOT NULL, since FROM person ORDER BY id
