-- Where the words between two are said, and of which hand; the path of a video is nothing that was said.
SELECT w.about, w.idx
FROM note_word w JOIN entry e ON e.log_id = w.log_id AND e.idx = w.idx
WHERE w.log_id = 1 AND w.word >= :first AND w.word < :last AND e.kind <> 'video'
