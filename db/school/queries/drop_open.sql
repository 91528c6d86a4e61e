-- Somebody is at nothing any more.
DELETE FROM open_item WHERE person = :person
