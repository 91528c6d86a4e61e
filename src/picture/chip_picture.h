#pragma once
// A stake as chips: a stack by denominations, and what the chips cannot show as a small silver
// coin.

#include <vector>

#include "base/money.h"
#include "picture/painter.h"

namespace fairdeal {

/// The fewest chips of 1000, 500, 100, 25, 5, 2.50 and 1 that make up the stake, largest first, at
/// most most_chips of them. What no chip can show (50 cents alone, odd cents) is left over. One
/// chip of 2.50 serves an odd half dollar; without it the rest is change for which taking the
/// largest first is fewest (with 2.50 among them it is not: 5.50 is 2.50 and three of 1).
std::vector<Money> chips_for(Money stake);
constexpr std::size_t most_chips = 60;

/// Draws the stack standing on `foot`, at most ten chips high; `radius` of one chip.
void draw_stack(Painter& painter, Money stake, Point foot, double radius);

}  // namespace fairdeal
