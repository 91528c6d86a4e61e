-- How far somebody is in their lessons.
SELECT lesson, step, done, at, draft, spent, imported FROM lesson WHERE person = :person ORDER BY lesson
