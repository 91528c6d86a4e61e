-- One clause of somebody's copy.
INSERT INTO memory (person, clause, stage, step, stability, difficulty, last, due, answers, lapses, asked, right,
                    recent, known, took, typical, changed)
VALUES (:person, :clause, :stage, :step, :stability, :difficulty, :last, :due, :answers, :lapses, :asked, :right,
        :recent, :known, :took, :typical, :changed)
