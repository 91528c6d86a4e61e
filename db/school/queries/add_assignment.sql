-- What a trainer sets; '' is no team, no lesson, no clauses, NULL no person.
INSERT INTO assignment (number, team, person, lesson, clauses, due, set_by, set_at)
VALUES (:number, :team, :person, :lesson, :clauses, :due, :by, :at)
