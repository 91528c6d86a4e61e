#pragma once
// MID-BET and MID-DEAL: bets on one to three hands before DEAL, then two cards a position and one
// for the dealer; the new cards of a split too (AMB-MID-19).

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// Judges a `bet`: Counts, or Forbidden with its breach in the play.
Effect judge_bet(Play& play, const Event& event);

/// Judges a `deal`: to a position, to a split hand, to the dealer.
Effect judge_deal(Play& play, const Event& event);

}  // namespace fairdeal::mid
