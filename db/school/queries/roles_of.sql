-- What somebody may do.
SELECT role FROM role WHERE person = :id
