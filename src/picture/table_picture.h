#pragma once
// The drawn table: the felt with its betting spots, cards, chips, and what was said of each wager.
// Seen from the players' side: the dealer stands at the top, his left is the viewer's right, so
// seat 1 is at the right and the seats go clockwise from there.

#include <optional>
#include <string>

#include "picture/painter.h"
#include "picture/table_view.h"

namespace fairdeal {

struct Theme {
    bool dark = false;
};

/// Draws the table as large as it fits into the area, the surround included.
void draw_table(Painter& painter, const TableView& view, Box area, const Theme& theme);

/// A wager's place on the layout: of a hand (0: not split) or of the seat.
struct WagerAt {
    int seat = 0;
    int hand = 0;
    std::string wager;
    friend bool operator==(const WagerAt&, const WagerAt&) = default;
};
/// The wager of the view that lies under a point of the area, if any.
std::optional<WagerAt> wager_at(const TableView& view, Box area, Point point);
/// Where that wager lies, or nothing if the view has none such.
std::optional<Point> place_of(const TableView& view, Box area, const WagerAt& wager);

/// The whole table in words, for a screen reader.
std::string table_in_words(const TableView& view);

}  // namespace fairdeal
