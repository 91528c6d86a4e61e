#pragma once
// The cards that an unreadable one can be: a hand is ruled for every filling that the shoe allows,
// and what all of them share is its ruling (see unreadable.h).

#include <vector>

#include "games/all_games.h"

namespace fairdeal {

/// A card of the record that cannot be read: which event, which of its cards, and the event that
/// turns it up, if it lies face down and one does.
struct UnreadCard {
    std::size_t event = 0;
    std::size_t card = 0;
    std::optional<std::size_t> turn{};
};

inline Card& card_at(HandRecord& record, const UnreadCard& spot) {
    return record.events[spot.event].cards[spot.card].card;
}

/// Rules every filling of the cards (at least one, at most three) and merges the rulings.
Ruling rule_fillings(const GameRules& rules, const HandRecord& record,
                     const std::vector<UnreadCard>& cards, const RulingOptions& options);

}  // namespace fairdeal
