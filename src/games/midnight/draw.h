#pragma once
// MID-DRAW, MID-DLR: who makes the dealer draw, and how far (AMB-MID-01, -02, -22, -24).

#include "games/midnight/play.h"
#include "rules/sheet/rows.h"

namespace fairdeal::mid {

/// What the dealer's play hangs on, once the hands are played.
struct DealersTable {
    FinalHand dealer;
    bool hands = false;           // left: not bust and no naturals
    bool naturals = false;        // likewise; they are hands too
    bool insurance = false;       // it waits for the dealer's second card
    bool may_be_natural = false;  // the second card can still make a blackjack
};
extern const Section<DealersTable, DealersMove> dealers_section;

/// What the dealer must do now.
DrawCall dealer_must(const Play& play);
/// A card of the dealer that lies face down, against MID-NHC-1, is the next one to be seen.
[[nodiscard]] inline bool must_turn(const Play& play, const DrawCall& call) {
    return call.takes_card() && has_face_down(play.table.dealer);
}

}  // namespace fairdeal::mid
