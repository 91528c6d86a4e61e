-- What is stored of one record that is no hand.
SELECT idx, kind, about, case_id FROM entry WHERE log_id = 1 AND idx = :idx
