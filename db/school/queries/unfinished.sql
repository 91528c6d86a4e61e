-- The payouts, the round and the shift somebody is in, the last kept first.
SELECT kind, state, at FROM unfinished WHERE person = :person ORDER BY at DESC, kind
