#pragma once
// The settlement of a Breakout hand: every wager's line with its clauses, in the order in which the
// lines must be made.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// What is due by now: of a hand that is over everything, otherwise what falls due early (a natural
/// once the dealer has no blackjack, an own-hand bust, a surrender, even money, insurance).
/// Early lines stand where they fell due, the rest at the end: spot by spot, the main wager first
/// (AMB-BRK-30).
void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines);

}  // namespace fairdeal::brk
