-- Every term of every block, to be compared with the texts.
SELECT kind, word, number, block, hands, mark FROM search_term WHERE log_id = 1
