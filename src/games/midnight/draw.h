#pragma once
// MID-DRAW, MID-DLR: who makes the dealer draw, and how far (AMB-MID-01, -02, -22, -24).

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// What is left when the hands are played: what the dealer draws for.
struct Left {
    bool hands = false;      // not bust and no naturals
    bool naturals = false;   // they are hands too
    bool insurance = false;  // it waits for the dealer's second card
};
Left left_in_play(const Play& play);

/// What the dealer must do now: one more card, or none; and the clause.
struct DrawCall {
    bool draw = false;
    bool was_to_draw = false;  // the dealer plays the hand: the stand on 17 to 21 is called
    ClauseId because{};
};
DrawCall dealer_must(const Play& play);

}  // namespace fairdeal::mid
