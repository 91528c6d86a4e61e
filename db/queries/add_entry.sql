-- Adds what can be searched of a record that is no hand.
INSERT INTO entry (log_id, idx, kind, about, case_id) VALUES (1, :idx, :kind, :about, :case_id)
