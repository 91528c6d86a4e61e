#pragma once
// Charts for print: what is told apart is told by hatching and place, not by colour.

#include "picture/page.h"

namespace fairdeal {

/// To the right of the middle what was overpaid, solid; to the left what was underpaid, hatched.
/// `most` is the longest bar of the table, on either side.
void draw_two_bars(Painter& painter, const Box& box, Money overpaid, Money underpaid, Money most);

/// Parts of a whole side by side; hatched by turns: solid, hatched, light, white.
void draw_parts(Painter& painter, const Box& box, const std::vector<std::int64_t>& parts);
/// The box of a legend filled as part `index` is.
void draw_part_sign(Painter& painter, const Box& box, std::size_t index);

}  // namespace fairdeal
