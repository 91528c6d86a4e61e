-- No copy goes anywhere.
DELETE FROM memory_head
