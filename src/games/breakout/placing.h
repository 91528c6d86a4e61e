#pragma once
// BRK-SIDE, BRK-ST-4, placing bets: which wagers may be put up, and when.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// Judges a `bet`: Counts, or Forbidden with its breach in the play.
Effect judge_bet(Play& play, const Event& event);

}  // namespace fairdeal::brk
