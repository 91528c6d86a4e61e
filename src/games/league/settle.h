#pragma once
// The settlement of a league hand by the base game (AMB-IBL-28): every wager's line with its
// clauses, in the order in which the lines must be made. Who goes out comes after it
// (elimination.h).

#include "games/league/play.h"

namespace fairdeal::ibl {

/// What is due by now: of a hand that is over everything, otherwise what falls due early (a natural
/// once the dealer has no blackjack, a bust, a surrender, even money, insurance). The secret bet is
/// settled at the end of the hand, when it is shown (IBL-SEC-5). Early lines stand where they fell
/// due, the rest at the end, seat by seat and hand by hand.
void settle(const Play& play, bool hand_is_over, std::vector<Line>& lines);

}  // namespace fairdeal::ibl
