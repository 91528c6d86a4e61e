-- Keeps what somebody is working on, in place of what was kept before.
INSERT INTO open_item (person, source, game, kind, item, shown, spent, hints, draft)
VALUES (:person, :source, :game, :kind, :item, :shown, :spent, :hints, :draft)
ON CONFLICT (person) DO UPDATE SET source = :source, game = :game, kind = :kind, item = :item, shown = :shown,
                                   spent = :spent, hints = :hints, draft = :draft
