-- How far somebody is in his lessons.
SELECT lesson, step, done, at FROM lesson WHERE person = :person ORDER BY lesson
