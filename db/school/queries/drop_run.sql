-- Somebody is in no run any more.
DELETE FROM run WHERE person = :person
