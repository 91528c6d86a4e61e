-- How far somebody's copy goes.
SELECT rules, answers, editions, newest FROM memory_head WHERE person = :person
