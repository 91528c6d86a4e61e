#pragma once
// The table as a picture, as a place to point at, and as words. Seen from the players' side with
// the dealer at the top, so the dealer's left hand is on the right: seat 1 is the rightmost and the
// seats go round clockwise to the left, as the notation counts them.

#include <optional>
#include <string>

#include "picture/painter.h"
#include "picture/table/table_view.h"

namespace fairdeal {

/// What lies around the table. The felt is the same in both.
enum class Surround : unsigned char { Light, Dark };

/// Fills `area` with the table; good from about 600 x 460 units upwards in any common shape.
void draw_table(Painter& painter, const TableView& view, const Box& area, Surround surround);

struct WagerAt {
    int seat = 0;
    int hand = 0;  // as HandView::number; 0 for side wagers and hands not split
    std::string name;
    friend bool operator==(const WagerAt&, const WagerAt&) = default;
};
/// The wager of the view (not an empty place) whose place or label is under a point.
std::optional<WagerAt> wager_at(const TableView& view, const Box& area, Point point);
/// The middle of the place where a wager of the view lies; nothing if the view has no such wager.
std::optional<Point> place_of(const TableView& view, const Box& area, const WagerAt& wager);

/// The whole table in sentences, for a screen reader: dealer first, then the seats in order.
std::string table_in_words(const TableView& view);

}  // namespace fairdeal
