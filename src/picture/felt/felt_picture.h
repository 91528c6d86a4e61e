#pragma once
// The table without cards and chips: surround, rail, felt, print, rack, shoe and discard tray.

#include "picture/painter.h"
#include "picture/table/table_layout.h"
#include "picture/table/table_picture.h"

namespace fairdeal {

constexpr Ink brass = ink(0xd9b25a);  // of plates and of the tray's lip

/// The room around the table, over the whole area.
void draw_surround(Painter& painter, const Box& area, Surround surround);
/// All else of the bare table, in sheet units.
void draw_bare_table(Painter& painter, const TableView& view, const TableLayout& layout,
                     Surround surround);
/// The dealer's rack, the shoe and the discard tray.
void draw_dealers_things(Painter& painter, const TableLayout& layout);
/// The value of the chips in that place of the house's rack, in sheet units.
std::optional<Money> rack_chip_at(const TableLayout& layout, Point at);
/// The same in the tray of a dealer who pays with their own chips.
std::optional<Money> tray_chip_at(const TableLayout& layout, Money bank, Point at);
/// The outer edge of the one and of the other, as the side of the layout sees it.
Box rack_area(const TableLayout& layout);
Box tray_area(const TableLayout& layout, Money bank);
/// Upright in that box, an inset rim about a dark or coloured plate with a shadow: every count,
/// sign and bank stands on one.
void draw_plate_in(Painter& painter, const Box& box, Ink top, Ink bottom, Ink rim);

/// What differs from hand to hand but is neither card nor chip of a wager: counts and states of
/// the seats, the starting player's button, the dealer's own chips, the sign.
void draw_table_things(Painter& painter, const TableView& view, const TableLayout& layout);

}  // namespace fairdeal
