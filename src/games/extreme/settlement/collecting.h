#pragma once
// Which hand is collected when: a bust as it comes (AMB-BJX-41), every other losing hand at the
// end. Hands of one seat share what the dealer's stack covers in that order (AMB-BJX-11).

#include "games/extreme/play.h"
#include "games/extreme/settlement/outcomes.h"

namespace fairdeal::bjx {

struct LostHand {
    bool bust = false;
};
enum class Collected : std::uint8_t { BeforeNextCard, AtTheEnd };
/// BJX-BUST-1, BJX-SET-1, AMB-BJX-41: when a losing hand is collected.
extern const Section<LostHand, Collected> collected_section;
enum class HowMuch : std::uint8_t { WhatIsCovered, WholeBet };
/// BJX-SET-1, AMB-BJX-11: how much of it.
extern const Section<NoFacts, HowMuch> losing_bet_section;

/// AMB-BJX-41: a busted hand is collected before the next card.
[[nodiscard]] bool takes_busts_at_once(const Play& play);
/// AMB-BJX-11: no player loses more than the dealer's stack held.
[[nodiscard]] bool takes_what_is_covered(const Play& play);

/// The hand as it counts in the end.
[[nodiscard]] PlayedHand as_played(const Play& play, const TableSeat& seat, const TableHand& hand);

/// The event that busted a hand which is collected at once; never for any other hand.
[[nodiscard]] int collected_early(const Play& play, const TableHand& hand);

/// What lies on all hands of the seat.
[[nodiscard]] Money at_risk(const Play& play, const TableSeat& seat);
/// AMB-BJX-11: what the dealer's stack, as it was before the hand, still covers when this hand of
/// the seat is collected; `over`: the play is.
[[nodiscard]] Money cover_left(const Play& play, const TableSeat& seat, const TableHand& hand,
                               bool over);
/// The same before anything of a seat is collected; a stack that was not counted covers all.
[[nodiscard]] Money cover(const Play& play);

}  // namespace fairdeal::bjx
