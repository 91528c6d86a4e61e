-- A dealer's number is somebody's from now on; :since is '' or the first day that it was theirs.
INSERT INTO dealer_number (number, dealer, person, since, set_by, set_at)
VALUES (:number, :dealer, :person, :since, :by, :at)
