-- Says how far somebody's copy goes.
INSERT INTO memory_head (person, rules, answers, editions, newest)
VALUES (:person, :rules, :answers, :editions, :newest)
ON CONFLICT (person) DO UPDATE SET rules = :rules, answers = :answers, editions = :editions, newest = :newest
