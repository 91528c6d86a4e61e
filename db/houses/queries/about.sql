-- Which version the tables are of, and which database this is.
SELECT version, server_id FROM fairdeal.about
