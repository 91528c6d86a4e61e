#pragma once
// Slips of arithmetic: the right outcome at a wrong sum. What a misreading with a Slip makes of a
// ruling, the same in every game.

#include "rules/misreading.h"
#include "rules/ruling.h"

namespace fairdeal {

/// The ruling with the slip made in every line that the misread clause brings about. What is paid
/// out of a short bank slips line by line; a take and a return that share one stake still do.
void make_slip(Slip slip, const Misreading& misread, const HandRecord& record, Ruling& ruling);

}  // namespace fairdeal
