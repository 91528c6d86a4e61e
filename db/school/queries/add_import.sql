-- Which answers came by an import.
INSERT INTO imported (person, first, last, file, at) VALUES (:person, :first, :last, :file, :at)
