-- Adds what can be searched of a hand.
INSERT INTO hand (log_id, idx, game, id, tbl, dealer, shoe, at, at_us, events, wagers, standing, overpaid,
                  underpaid, faults, complete, rules, fingerprint, unit)
VALUES (1, :idx, :game, :id, :tbl, :dealer, :shoe, :at, :at_us, :events, :wagers, :standing, :overpaid,
        :underpaid, :faults, :complete, :rules, :fingerprint, :unit)
