#pragma once
// One playing card, face or back.

#include "picture/painter.h"
#include "picture/table_view.h"

namespace fairdeal {

constexpr double card_ratio = 1.4;  // height to width

/// Draws the card upright with its top left corner at `at`.
void draw_card(Painter& painter, const CardView& card, Point at, double width);

/// The sign of a suit, centred, `size` high.
void draw_suit(Painter& painter, Suit suit, Point centre, double size, Tint colour);

}  // namespace fairdeal
