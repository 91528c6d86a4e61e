#pragma once
// Chips on their way over the table in somebody's hand: what they can be taken from and put to, and
// how they look until they are put down.

#include <optional>
#include <string>

#include "picture/painter.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_screen.h"

namespace fairdeal {

/// What chips that are let go at a point of the area come to: what is paid to a wager is its wager;
/// a player is the number of their seat, its plaque and the felt between the rail and their bets.
std::optional<ChipPlace> put_down_at(const TableView& view, const TableLayout& layout, Point point);

/// A view that lacks what is carried: a wager's stake is a trace, a payment lacks its top chip.
TableView without(const TableView& view, const ChipPlace& from);

/// The chip on top of what is paid there; nothing: zero.
Money top_chip(const TableView& view, const ChipPlace& paid);

struct CarriedChips {
    Money amount;                   // zero: one that is not to be seen
    Point at;                       // of the pointer, in the area
    double radius = 0;              // of a chip, in sheet units
    std::optional<ChipPlace> over;  // where they would come to, if that says anything
    std::string words;              // what it would say: "Pay $25"
};
/// The wager's stake, or so many chips; as large as they lie there.
CarriedChips lifted_from(const TableView& view, const TableLayout& layout, const ChipMove& move);
/// Where in the area the middle of what is taken from there lies.
Point middle_of(const TableView& view, const TableLayout& layout, const ChipPlace& place);

/// The chips, a ring about what they would come to, and its words beside them.
void draw_carried(Painter& painter, const TableView& view, const TableLayout& layout,
                  const CarriedChips& carried);
/// Where in the area that draws: the chips with the words, and the ring.
Box bounds_of(const TableLayout& layout, const CarriedChips& carried);
std::optional<Box> ring_about(const TableView& view, const TableLayout& layout,
                              const CarriedChips& carried);

}  // namespace fairdeal
