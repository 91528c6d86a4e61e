-- The payouts, the round or the shift somebody is in.
SELECT kind, state, at FROM unfinished WHERE person = :person
