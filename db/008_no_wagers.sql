-- The wagers of a hand are told by ruling its text, which takes a few millionths of a second; a row for each
-- of them took more room than the texts, and nothing read it.

DROP TABLE wager;
