#pragma once
// The dealer's hand of the base game (AMB-IBL-28): for whom the dealer draws, and how far.

#include "games/league/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::ibl {

/// What the dealer's play hangs on, once the players have played.
struct DealersTable {
    const TableHand& dealer;
    bool hands = false;  // the dealer draws to 17 for them
    bool waits = false;  // a natural or insurance that waits for the dealer's second card
};
extern const Section<DealersTable, DealersMove> dealers_section;

/// What the dealer must do now that the hands are played.
DrawCall dealer_must(const Play& play);

}  // namespace fairdeal::ibl
