#pragma once
// The dealer's hand of the base game (AMB-IBL-28): for whom the dealer draws, and how far.

#include "games/league/play.h"

namespace fairdeal::ibl {

/// What the dealer must do now that the hands are played: one more card, or none.
struct DrawCall {
    bool draw = false;
    bool was_to_draw = false;  // the dealer plays the hand: the stand on 17 to 21 is called
};
DrawCall dealer_must(const Play& play);

}  // namespace fairdeal::ibl
