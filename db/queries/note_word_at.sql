-- Is this word said there?
SELECT 1 FROM note_word WHERE log_id = 1 AND word = :word AND about = :about AND idx = :idx
