-- What is held of the log of a name, $1.
SELECT vkey, size, frontier FROM fairdeal.log WHERE log_id = $1
