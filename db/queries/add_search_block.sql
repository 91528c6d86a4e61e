-- A block whose terms are all written.
INSERT INTO search_block (log_id, block, rules, terms, hands, wrong, faults, overpaid, underpaid, chips_overpaid,
                          chips_underpaid, mark)
VALUES (1, :block, :rules, :terms, :hands, :wrong, :faults, :overpaid, :underpaid, :chips_overpaid,
        :chips_underpaid, :mark)
