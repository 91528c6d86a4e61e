#pragma once
// A stake as chips: a stack by denominations, and what the chips cannot show as a small silver
// coin.

#include <vector>

#include "base/money.h"
#include "picture/painter.h"

namespace fairdeal {

/// The chips of a stake, largest first; fewest chips of 1000, 500, 100, 25, 5, 2.50, 1. What is
/// left over under a dollar is in no chip.
std::vector<Money> chips_for(Money stake);

/// Draws the stack standing on `foot`, at most ten chips high; `radius` of one chip.
void draw_stack(Painter& painter, Money stake, Point foot, double radius);

}  // namespace fairdeal
