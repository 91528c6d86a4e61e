#pragma once
// Playing cards drawn as shapes: pips, court figures of our own heraldry, a patterned back.

#include "cards/card.h"
#include "picture/painter.h"

namespace fairdeal {

/// The suit's sign about the origin, one unit high.
const Path& suit_sign(Suit suit);
/// Red or nearly black; grey for an unknown suit.
Ink suit_ink(Suit suit);

struct CardLook {
    bool face_down = false;
    bool left_out = false;  // dim, with a crossed corner
    bool covered = false;   // only the left and upper parts can be seen: the rest is not drawn
};
/// About the origin, upright, `width` wide and 1.4 times as high, with its shadow.
void draw_card(Painter& painter, Card card, double width, const CardLook& look);

/// The upper half of a jack, queen or king, standing on y 0, one unit wide.
void draw_court_half(Painter& painter, Card card);

}  // namespace fairdeal
