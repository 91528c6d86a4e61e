-- Throws somebody's copy away.
DELETE FROM memory WHERE person = :person
