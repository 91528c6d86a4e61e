-- Adds somebody; roles come by themselves.
INSERT INTO person (id, name, team, passphrase, since) VALUES (:id, :name, :team, :passphrase, :since)
