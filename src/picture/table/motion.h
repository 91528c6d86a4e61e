#pragma once
// What moves when a table goes on by an event: cards are pitched from the shoe, chips are bet, paid
// and taken. It shows the way, not a state: the picture before it and the one after it are both
// drawn by table_picture.

#include <vector>

#include "picture/painter.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_screen.h"

namespace fairdeal {

struct MovingCard {
    CardView card;
    double width = 0;
    double turn = 0;  // where it comes to lie
    Point from, to;   // its middle, in sheet units, as all of these
};
struct MovingChips {
    Money amount;
    double radius = 0;  // of a chip
    Point from, to;     // the foot of the stack
};
struct Motion {
    LayoutSheet sheet;
    std::vector<MovingCard> cards;
    std::vector<MovingChips> chips;
    [[nodiscard]] bool is_empty() const { return cards.empty() && chips.empty(); }
};

/// What the events that `after` shows beyond `before` move, or where there are none what is said of
/// chips, as the side of `view`, which is view_of(after), sees it. Nothing for another hand, a step
/// back, or a jump over many events; nor, of one wager, for chips that were carried there by hand.
Motion motion_between(const TableScreen& before, const TableScreen& after, const TableView& view,
                      const Box& area, const std::optional<ChipMove>& by_hand = std::nullopt);

/// Draws all of it over the picture before; `done` goes from 0 to 1.
void draw_motion(Painter& painter, const Motion& motion, double done);
/// Where in the area it is drawn then.
Box bounds_of(const Motion& motion, double done);

}  // namespace fairdeal
