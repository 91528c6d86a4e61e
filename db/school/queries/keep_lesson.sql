-- How far somebody is in a lesson.
INSERT INTO lesson (person, lesson, step, done, at, draft, spent, imported)
VALUES (:person, :lesson, :step, :done, :at, :draft, :spent, :imported)
ON CONFLICT (person, lesson) DO UPDATE SET step = :step, done = :done, at = :at, draft = :draft, spent = :spent,
                                           imported = :imported
