-- Puts somebody into a team, or into none.
UPDATE person SET team = :value WHERE id = :id
