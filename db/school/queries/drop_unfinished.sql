-- Somebody is in the middle of no run of this kind any more.
DELETE FROM unfinished WHERE person = :person AND kind = :kind
