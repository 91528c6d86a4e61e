#pragma once
// The settlement of a Midnight hand: every wager's line with its clauses, in the order in which the
// lines must be made.

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// What is due by now: of a hand that is over everything, otherwise what falls due early: a bust at
/// once (MID-HIT-3), insurance on the dealer's second card (MID-INS-5). Early lines stand where
/// they fell due, the rest at the end, position by position and hand by hand.
void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines);

}  // namespace fairdeal::mid
