-- Lets somebody do one thing more.
INSERT INTO role (person, role) VALUES (:id, :role)
