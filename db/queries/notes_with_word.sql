-- Where the words between two are said, and of which hand.
SELECT about, idx FROM note_word WHERE log_id = 1 AND word >= :first AND word < :last
