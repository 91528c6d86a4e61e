-- How far somebody is in a lesson.
INSERT INTO lesson (person, lesson, step, done, at) VALUES (:person, :lesson, :step, :done, :at)
ON CONFLICT (person, lesson) DO UPDATE SET step = :step, done = :done, at = :at
