#pragma once
// How the cards of a hand overlap: in rows, every index in sight, as large as the room allows.

#include "picture/table/table_layout.h"

namespace fairdeal {

/// How wide a card may be, at most `most`, so that `count` cards flow into `room`; rather in one
/// row less than a little larger.
double card_width_for(std::size_t count, Size room, double most);
/// The same for a hand as it will lie.
double card_width_for(const HandView& hand, Size room, double most);

/// The cards of a hand about its own origin: lower edge at y 0, centred on x 0, not turned.
HandPlace flow_cards(const HandView& hand, Size room, double card_width);
/// The dealer's cards: side by side while they fit.
HandPlace flow_dealer(const std::vector<CardView>& cards, Size room, double most);

/// Moves a hand from its own origin to a place on a spot.
void set_down(HandPlace& hand, const SpotFrame& spot, Point at);

}  // namespace fairdeal
