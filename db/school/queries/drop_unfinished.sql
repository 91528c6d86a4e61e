-- Somebody is in the middle of no payouts and no round any more.
DELETE FROM unfinished WHERE person = :person
