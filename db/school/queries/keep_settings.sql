-- What somebody has set.
INSERT INTO settings (person, cap, new_a_day, retention, exam, games)
VALUES (:person, :cap, :new_a_day, :retention, :exam, :games)
ON CONFLICT (person) DO UPDATE SET cap = :cap, new_a_day = :new_a_day, retention = :retention, exam = :exam,
                                   games = :games
