-- Somebody is in the middle of no payouts, no round and no shift any more.
DELETE FROM unfinished WHERE person = :person
