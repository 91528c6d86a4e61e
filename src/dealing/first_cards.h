#pragma once
// The first cards of a round as the floor deals them, one a line. A record keeps the first cards of
// a hand in one line; both are the same hand.

#include "record/record.h"

namespace fairdeal {

/// Deals one of the first cards of a seat or the dealer, not a card that completes a split hand.
bool is_first_card(const Event& event);

/// First cards that a hand has been dealt.
int first_cards_of(const HandRecord& hand, Who who);

/// Each of the first cards in a line of its own, in the order of the record.
std::vector<Event> card_by_card(const std::vector<Event>& events);

/// All the first cards of a hand in its first line.
HandRecord hand_by_hand(const HandRecord& hand);

}  // namespace fairdeal
