#pragma once
// When settlement is made: a bust at once (MID-HIT-3), insurance on the dealer's second card
// (MID-INS-5), the rest not before the dealer's hand is played.

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// Reports each settlement event of the record that came too late or too early; `lines` is what is
/// due.
void judge_times(Play& play, const std::vector<Line>& lines);

}  // namespace fairdeal::mid
