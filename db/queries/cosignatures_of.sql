-- The signature lines of witnesses under a checkpoint.
SELECT witness, line FROM cosignature WHERE log_id = 1 AND size = :size ORDER BY witness
