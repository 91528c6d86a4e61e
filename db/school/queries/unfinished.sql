-- The payouts or the round somebody is in.
SELECT kind, state, at FROM unfinished WHERE person = :person
