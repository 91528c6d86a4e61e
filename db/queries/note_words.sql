-- Every word of every note, to be compared with the texts.
SELECT word, about, idx FROM note_word WHERE log_id = 1
