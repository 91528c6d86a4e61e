#pragma once
// Which hand is collected when: a bust as it comes (AMB-BJX-41), every other losing hand at the
// end. Hands of one seat share what the dealer's stack covers in that order (AMB-BJX-11).

#include "games/extreme/outcomes.h"
#include "games/extreme/play.h"

namespace fairdeal::bjx {

/// The hand as it counts in the end.
[[nodiscard]] PlayedHand as_played(const Play& play, const TableSeat& seat, const TableHand& hand);

/// The event that busted a hand which is collected at once; never for any other hand.
[[nodiscard]] int collected_early(const Play& play, const TableHand& hand);

/// What the seat has lost on hands that are collected before this one; `over`: the play is.
[[nodiscard]] Money lost_before(const Play& play, const TableSeat& seat, const TableHand& hand,
                                bool over);

}  // namespace fairdeal::bjx
