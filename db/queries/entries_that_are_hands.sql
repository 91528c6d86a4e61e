-- Records with the rows of a hand and of something else: none, in a sound log.
SELECT e.idx FROM entry e JOIN hand h ON h.log_id = e.log_id AND h.idx = e.idx WHERE e.log_id = 1 ORDER BY e.idx
