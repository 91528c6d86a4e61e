#pragma once
// What must happen now, and what is open to the person who decides, when a record stops before the
// play is over.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// True when the play is over, whether or not it has been settled.
bool is_over(const Play& play);

/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_next(const Play& play, Ruling& ruling);

}  // namespace fairdeal::brk
