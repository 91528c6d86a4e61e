-- A word of what was said of a hand.
INSERT INTO note_word (log_id, word, about, idx) VALUES (1, :word, :about, :idx)
