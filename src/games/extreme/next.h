#pragma once
// What must happen now, and what is open to the person who decides, when a record stops before the
// play is over.

#include "games/extreme/play.h"

namespace fairdeal::bjx {

/// True when the play is over, whether or not it has been settled.
bool is_over(const Play& play);

/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_next(const Play& play, Ruling& ruling);

/// Of a hand that is over: what the dealer may still do with their own cards though nothing hangs
/// on it (AMB-BJX-14), as `may`.
void say_what_is_left(const Play& play, Ruling& ruling);

}  // namespace fairdeal::bjx
