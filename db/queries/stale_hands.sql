-- How many hands were ruled by other rules than those of this program.
SELECT count(*) FROM hand WHERE log_id = 1 AND rules <> :rules
