-- Every term of every block, to be held against the texts.
SELECT kind, word, number, block, hands, mark FROM search_term WHERE log_id = 1
