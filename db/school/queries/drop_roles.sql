-- Takes every role from somebody.
DELETE FROM role WHERE person = :id
