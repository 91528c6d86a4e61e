#pragma once
// A second, separate settlement of the league. All facts of the hand lie on one flat felt, each
// hand's outcome is read off a table, the chips are counted, and the piles before and after the
// hand are laid in a row. No clause is applied one by one.

#include "basic/basic.h"

namespace second::league {

/// What is due and what comes next, for a legal record cut anywhere after the bets.
basic::Answer settle(const basic::HandRecord& record);

}  // namespace second::league
