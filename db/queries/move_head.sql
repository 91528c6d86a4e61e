-- Lets the tree grow, unless somebody else let it grow meanwhile: then no row changes.
UPDATE log_head SET size = :size, frontier = :frontier WHERE log_id = 1 AND size = :was
