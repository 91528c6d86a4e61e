-- It is nobody's any more.
UPDATE dealer_number SET ended_by = :by, ended_at = :at WHERE dealer = :dealer AND ended_at = 0
