-- Keeps the payouts, the round or the shift somebody is in, in place of the one before.
INSERT INTO unfinished (person, kind, state, at) VALUES (:person, :kind, :state, :at)
ON CONFLICT (person) DO UPDATE SET kind = :kind, state = :state, at = :at
