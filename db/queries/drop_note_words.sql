-- Likewise.
DELETE FROM note_word WHERE log_id = 1
