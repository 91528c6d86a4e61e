-- One that stands is withdrawn.
UPDATE assignment SET withdrawn_by = :by, withdrawn_at = :at WHERE number = :number AND withdrawn_at = 0
