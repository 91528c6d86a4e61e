-- Somebody's copy.
SELECT clause, stage, step, stability, difficulty, last, due, answers, lapses, asked, right, recent, known, took,
       typical, changed
FROM memory WHERE person = :person ORDER BY clause
