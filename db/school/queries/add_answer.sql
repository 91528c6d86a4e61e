-- Keeps an answer.
INSERT INTO answer (person, number, at, source, game, kind, item, clauses, is_right, blamed, misreading,
                    steps_wrong, hints, choices, took, norm, said)
VALUES (:person, :number, :at, :source, :game, :kind, :item, :clauses, :is_right, :blamed, :misreading,
        :steps_wrong, :hints, :choices, :took, :norm, :said)
