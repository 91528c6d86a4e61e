#pragma once
// The table's edge: straight at the dealer's side, round at the players'. Sheet units.

#include "picture/shapes.h"

namespace fairdeal {

constexpr double rail_width = 46;  // the padded rail on the players' side
constexpr double edge_gap = 10;    // between the rail and the sheet's edge
constexpr double table_top = 24;   // where the dealer's side ends

/// The line that lies `inset` inside the table's outer edge, from the dealer's left round the
/// players to the dealer's right; open at the dealer's side.
Path edge_line(double sheet_width, double inset);

/// The same, closed along the dealer's side.
Path table_shape(double sheet_width, double inset);

/// Where the middle of the rail is met by a line from `from` in direction `outward`.
Point on_rail(double sheet_width, Point from, Point outward);

}  // namespace fairdeal
