-- The tables, indexes and triggers of a file as it writes them down itself.
SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name
