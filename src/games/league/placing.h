#pragma once
// Before the cards: the count of chips, the bets, the secret bet (IBL-SEC); then the deal.

#include "games/league/play.h"

namespace fairdeal::ibl {

/// AMB-IBL-16: chips are counted before any bet of the hand.
Effect judge_chips(Play& play, const Event& event);

/// Judges a `bet` or a `secret`: Counts, or Forbidden with its breach in the play. A bet of a wrong
/// amount stands as put up.
Effect judge_bet(Play& play, const Event& event);

/// Judges a `deal`.
Effect judge_deal(Play& play, const Event& event);

/// IBL-SEC-1: may this seat still put up its secret bet?
[[nodiscard]] bool may_bet_secretly(const Play& play, const TableSeat& seat);

}  // namespace fairdeal::ibl
