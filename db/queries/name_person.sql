-- Gives an id a name, or another name.
INSERT INTO person (log_id, id, name) VALUES (1, :id, :name) ON CONFLICT (log_id, id) DO UPDATE SET name = :name
