-- Gives somebody another name, or none.
UPDATE person SET name = :value WHERE id = :id
