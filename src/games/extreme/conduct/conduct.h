#pragma once
// Conduct: each event of a record compared with the clauses that say who may do what when. What is
// forbidden becomes a breach with its clause; the answer is what the event is worth all the same.
// One function a section of the document, in its order.

#include "games/extreme/play.h"

namespace fairdeal::bjx {

/// Judges the next event on the table as it stands, before it is applied; adds its breaches to the
/// play.
Effect judge_event(Play& play, const Event& event);

/// BJX-BLIND: a seat puts up its blind.
Effect judge_blind(Play& play, const Event& event);
/// BJX-SHOE-2, BJX-DEAL-1, -3: first cards.
Effect judge_deal(Play& play, const Event& event);
/// BJX-DEAL-4, BJX-NAT-1, BJX-DLR-1: a card is turned up.
Effect judge_turn(Play& play, const Event& event);
/// BJX-ADJ: raise, check, fold.
Effect judge_adjusting(Play& play, const Event& event);
/// BJX-DFOLD: the dealer folds or plays.
Effect judge_dealer_choice(Play& play, const Event& event);
/// BJX-HIT, BJX-SPLIT: a player's hand.
Effect judge_hand(Play& play, const Event& event);
/// BJX-DLR: the dealer draws or stands.
Effect judge_dealer_hand(Play& play, const Event& event);
/// BJX-PASS, BJX-TOUR: a seat or the dealer passes.
Effect judge_pass(Play& play, const Event& event);

/// BJX-TOUR-1: the dealer can pay this position, in order, at least the minimum.
[[nodiscard]] bool must_play(const Play& play, int seat);
/// BJX-TOUR-5: the dealer cannot pay even one minimum.
[[nodiscard]] bool covers_nobody(const Play& play);

/// What the clauses leave open to the hand whose turn it is.
[[nodiscard]] bool may_raise(const Play& play, const TableSeat& seat);
/// The clause by which a raised hand must have one more card (needs_card).
[[nodiscard]] ClauseId why_card_is_needed(const TableHand& hand);
[[nodiscard]] bool may_split(const Play& play, const TableSeat& seat, const TableHand& hand);

/// BJX-DLR: what the dealer does next with the hand.
struct DealerCall {
    enum class What : std::uint8_t {
        Draw,     // the dealer must
        Stand,    // the dealer must
        Choose,   // a soft 17 or higher
        NeedNot,  // no hand is left that a draw could decide
        Nothing   // the dealer has stood, is bust or has folded
    } what = What::Nothing;
    ClauseId because{};
};
[[nodiscard]] DealerCall dealer_must(const Play& play);

}  // namespace fairdeal::bjx
