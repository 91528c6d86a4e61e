-- Adds one wager of a hand as it was ruled and claimed.
INSERT INTO wager (log_id, idx, line, who, wager, standing, ruled, claimed, difference, clause, misreading)
VALUES (1, :idx, :line, :who, :wager, :standing, :ruled, :claimed, :difference, :clause, :misreading)
