-- The hands of which a record of one kind has a piece of text.
SELECT DISTINCT e.about
FROM entry e JOIN record r ON r.log_id = e.log_id AND r.idx = e.idx
WHERE e.log_id = 1 AND e.kind = :kind AND e.about IS NOT NULL AND instr(r.body, :piece) > 0
ORDER BY e.about
