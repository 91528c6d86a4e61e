#pragma once
// One Midnight hand as its record shows it: the facts that the sections of the document ask for.

#include "blackjack/due.h"
#include "games/midnight/settlement/results.h"

namespace fairdeal::mid {

struct Play : PlayOf<Sheet> {
    using PlayOf::PlayOf;

    int second_card = no_event;  // event that showed the dealer's second card

    [[nodiscard]] static constexpr bool has_hole_card() { return false; }  // MID-NHC-1
};

/// Notes what an event of play has shown.
void note_event(Play& play, const Event& event, int index);
/// Somebody who has forgotten a clause sees no fault where it is broken.
[[nodiscard]] inline bool sees_fault(const Play& play, ClauseId clause) {
    return play.sheet.knows(clause);
}

// --- who bets what

/// Does this seat take part: has it a bet that counts?
[[nodiscard]] inline bool is_dealt_in(const TableSeat& seat) {
    return is_live(seat, Wager::Player);
}
[[nodiscard]] inline bool is_dealt_in(const Play&, const TableSeat& seat) {
    return is_dealt_in(seat);
}
/// The seat's bet before any double or split.
[[nodiscard]] Money original_bet(const TableSeat& seat);

// --- what lies on the table

/// The dealer's hand as it is known: a card that lies face down against MID-NHC-1 is worth nothing
/// until it is turned up.
[[nodiscard]] FinalHand dealer_hand(const Play& play);
/// The dealer's first two cards are a blackjack, and both are known.
[[nodiscard]] bool dealer_blackjack(const Play& play);
[[nodiscard]] bool dealer_is_bust(const Play& play);

/// A hand as it is compared.
[[nodiscard]] PlayedHand played_hand(const TableHand& hand);

}  // namespace fairdeal::mid
