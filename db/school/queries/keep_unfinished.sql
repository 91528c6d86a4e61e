-- Keeps the payouts, the round or the shift somebody is in, in place of the one of the same kind before.
INSERT INTO unfinished (person, kind, state, at) VALUES (:person, :kind, :state, :at)
ON CONFLICT (person, kind) DO UPDATE SET state = :state, at = :at
