#pragma once
// Who makes the dealer draw: what is still in play once the last player hand is complete (BRK-PU-5,
// BRK-SW-2, AMB-BRK-16 to 19, 24, 34, 36).

#include "games/breakout/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::brk {

/// What is still in play over the whole table (AMB-BRK-18).
struct InPlay {
    bool main = false;       // a main wager not yet decided
    bool made_hand = false;  // one of them on a hand that is not bust
    bool sweet_17 = false;
    bool bonus_or_tie = false;
    bool pair_up = false;
    bool blackjack = false;  // insurance, or a natural, that waits for the dealer's second card
    /// Everything but Pair Up makes the dealer draw to 17.
    [[nodiscard]] bool needs_draw() const { return main || sweet_17 || bonus_or_tie; }
    /// What needs at least the dealer's second card.
    [[nodiscard]] bool needs_second_card() const { return needs_draw() || pair_up || blackjack; }
    [[nodiscard]] bool only_sweet_17() const { return sweet_17 && !main && !bonus_or_tie; }
};
InPlay in_play(const Play& play);

/// What the dealer's play hangs on.
struct DealersTable {
    const TableHand& dealer;
    InPlay left;
};
extern const Section<DealersTable, DealersMove> dealers_section;

/// What the dealer must do now that the hands are played.
DrawCall dealer_must(const Play& play);

}  // namespace fairdeal::brk
