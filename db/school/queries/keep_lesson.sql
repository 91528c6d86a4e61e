-- How far somebody is in a lesson.
INSERT INTO lesson (person, lesson, step, done, at, draft, spent)
VALUES (:person, :lesson, :step, :done, :at, :draft, :spent)
ON CONFLICT (person, lesson) DO UPDATE SET step = :step, done = :done, at = :at, draft = :draft, spent = :spent
