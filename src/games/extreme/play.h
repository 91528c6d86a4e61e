#pragma once
// One hand of eXtreme as its record shows it: the facts that the sections of the sheet ask for.

#include <array>

#include "blackjack/due.h"
#include "games/extreme/sheet.h"

namespace fairdeal::bjx {

struct Play : PlayOf<Sheet> {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling);

    /// What each seat puts up as its blind before the first card, in the whole record; by seat.
    std::array<Money, highest_seat + 1> blinds{};
    /// The positions at the table: seats with chips, a blind or a pass before the first card.
    std::array<bool, highest_seat + 1> positions{};
    bool played_on = false;  // cards went on without the dealer's decision: they play

    [[nodiscard]] bool is_tournament() const { return facts().mode == Mode::Tournament; }
    [[nodiscard]] Money minimum() const { return facts().minimum.value_or(Money{}); }
    [[nodiscard]] bool cards_are_out() const { return table.first_deal != no_event; }
    [[nodiscard]] static constexpr bool has_hole_card() { return true; }
};

/// Nothing is known before its time: the dealer does not check.
inline void note_event(Play&, const Event&, int) {}
/// Somebody who has forgotten a clause sees no fault where it is broken.
[[nodiscard]] inline bool sees_fault(const Play& play, ClauseId clause) {
    return play.sheet.knows(clause);
}

// --- who bets what

/// What the seat has put up, without what is forbidden; nothing if there is no such wager.
[[nodiscard]] Money blind_of(const TableSeat& seat);
[[nodiscard]] Money double_up_of(const TableSeat& seat);
[[nodiscard]] bool is_raised(const TableSeat& seat);
/// The stakes that ride on one hand: blind and double up on the first, all of it a double up on a
/// later one (BJX-SHORT-6).
struct Stakes {
    Money blind, double_up;
    [[nodiscard]] Money total() const { return blind + double_up; }
};
[[nodiscard]] Stakes stakes_on(const Play& play, const TableSeat& seat, const TableHand& hand);
/// AMB-BJX-04: the minimum blind that round 3 of a short stack pays.
[[nodiscard]] Money minimum_blind_paid(const Play& play);

/// Its first two cards are an ace and a ten-valued card.
[[nodiscard]] bool was_dealt_natural(const TableSeat& seat);

/// The seat plays this hand: it has put up a blind and has not passed since.
[[nodiscard]] inline bool is_in(const TableSeat& seat) {
    return is_live(seat, Wager::Blind) && seat.adjusted != Adjusted::Passed;
}
[[nodiscard]] inline bool is_dealt_in(const Play&, const TableSeat& seat) { return is_in(seat); }
/// It plays and has not folded.
[[nodiscard]] inline bool still_in(const TableSeat& seat) {
    return is_in(seat) && seat.adjusted != Adjusted::Folded;
}
[[nodiscard]] inline bool is_playing(const Play&, const TableSeat& seat) { return still_in(seat); }
[[nodiscard]] bool anyone_in(const Play& play);
[[nodiscard]] bool anyone_still_in(const Play& play);

// --- where the hand stands

/// The first seat, clockwise, that has yet to raise, check or fold; null when all have.
[[nodiscard]] const TableSeat* next_to_adjust(const Play& play);
/// The dealer plays: they said so, or the hand went on as if they had.
[[nodiscard]] bool dealer_plays(const Play& play);
[[nodiscard]] bool has_face_down(const TableSeat& seat);
using fairdeal::has_face_down;
/// ESC-1, ESC-3: all of the dealer's stack is needed to match the bets and the naturals' premiums.
[[nodiscard]] bool dealer_is_all_in(const Play& play);

// --- hands

/// An ace and a ten-valued card as dealt, not raised (BJX-NAT-2, BJX-NAT-3).
[[nodiscard]] bool is_paid_natural(const Play& play, const TableSeat& seat, const TableHand& hand);
/// BJX-ADJ-3, BJX-NAT-4: a raised hand that has yet to get its one more card; AMB-BJX-07 after a
/// split.
[[nodiscard]] bool needs_card(const Play& play, const TableSeat& seat, const TableHand& hand);
/// Nothing more happens on this hand.
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);
/// The dealer's draw decides it: neither bust nor folded nor a natural.
[[nodiscard]] bool any_live_hand(const Play& play);
[[nodiscard]] bool any_natural(const Play& play);

}  // namespace fairdeal::bjx
