#pragma once
// When settlement is made: early where BRK-BJ-2 and BRK-EARLY-1 have it so, the rest not before its
// time.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// Reports each settlement event of the record that came too late or too early for the lines of the
/// ruling.
void judge_times(Play& play, const Ruling& ruling);

}  // namespace fairdeal::brk
