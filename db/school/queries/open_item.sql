-- What somebody is at.
SELECT source, game, kind, item, shown, spent, hints, draft FROM open_item WHERE person = :person
