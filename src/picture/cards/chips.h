#pragma once
// Chips: which ones make an amount, and how they look.

#include <vector>

#include "base/money.h"
#include "picture/painter.h"

namespace fairdeal {

/// The fewest chips of 1, 2.50, 5, 25, 100, 500 and 1000 that make an amount, largest first. What
/// no chip can make is left over: cents, and what goes beyond a thousand of the largest.
struct ChipStack {
    std::vector<Money> chips;
    Money left_over;
};
ChipStack chips_for(Money amount);

/// A stack standing at `at`, seen from above and a little from the player's side. A stack of many
/// chips is drawn as high as a stack of twelve; left-over cents are one silver coin on top.
void draw_stack(Painter& painter, Money amount, Point at, double radius);
/// How far above `at` the uppermost chip of such a stack lies.
double stack_rise(Money amount, double radius);
/// The same of these very chips, the lowest first; what is no chip is a coin.
void draw_stack(Painter& painter, const std::vector<Money>& chips, Point at, double radius);
double stack_rise(const std::vector<Money>& chips, double radius);
/// The fewest chips for an amount, largest first, with what no chip can make as the last.
std::vector<Money> chips_of(Money amount);

/// The secret bet's special chip, and the plaque under it.
void draw_secret_chip(Painter& painter, Point at, double radius);
void draw_secret_plaque(Painter& painter, Point at, double width);

/// Edges of the rack's tubes: the colour of a chip.
Ink chip_ink(Money chip);

}  // namespace fairdeal
