-- What somebody has set.
SELECT cap, new_a_day, retention, exam, games FROM settings WHERE person = :person
