#pragma once
// When settlement is made: nothing before its time, the secret bet at the end of the hand
// (IBL-SEC-5), who goes out after every bet is settled (AMB-IBL-17).

#include "games/league/play.h"

namespace fairdeal::ibl {

/// Reports each settlement event of the record that came too early for the lines of the ruling.
void judge_times(Play& play, const Ruling& ruling);

}  // namespace fairdeal::ibl
