-- How far anybody is in a lesson goes with it when it is renamed.
UPDATE OR REPLACE lesson SET lesson = :now WHERE lesson = :before
