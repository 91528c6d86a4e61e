-- Throws every copy away.
DELETE FROM memory
