#pragma once
// BJX-DLR: what the dealer does with the hand.

#include "games/extreme/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::bjx {

/// What the dealer's play hangs on.
struct DealersTable {
    Total total;
    bool folded = false;
    bool finished = false;    // has stood, or is bust
    bool for_nobody = false;  // no hand is left that a draw could decide
};
extern const Section<DealersTable, DealersMove> dealers_section;

/// What the dealer must or may do now that the hands are played.
[[nodiscard]] DrawCall dealer_must(const Play& play);

}  // namespace fairdeal::bjx
