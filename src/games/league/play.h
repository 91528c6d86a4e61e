#pragma once
// One league hand as its record shows it: the facts that the sections of the document ask for.

#include <optional>

#include "blackjack/due.h"
#include "games/league/sheet.h"

namespace fairdeal::ibl {

struct Play : PlayOf<Sheet> {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling);

    int start;  // the seat that bets and acts first (AMB-IBL-19)

    [[nodiscard]] bool has_hole_card() const {
        return sheet.house.base.dealer_style == DealerStyle::Peek;
    }
};

// --- who sits where

/// How many places a seat is from another, clockwise: 0 for the seat itself, up to 8.
[[nodiscard]] constexpr int clockwise_from(int start, int seat) {
    return (seat - start + highest_seat) % highest_seat;
}
/// The seats that appear, clockwise from the one that bets and acts first.
[[nodiscard]] InlineVector<const TableSeat*, highest_seat> seats_in_turn(const Play& play);
[[nodiscard]] Who whole_seat(const TableSeat& seat);
/// A seat plays on at this hand: its chips were counted and there are some, or nobody's were.
[[nodiscard]] bool is_still_in(const Play& play, const TableSeat& seat);

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
[[nodiscard]] inline Money original_bet(const Play&, const TableSeat& seat) {
    return original_bet(seat);
}
/// It was put up as the secret bet.
[[nodiscard]] bool has_secret_bet(const TableSeat& seat);
/// What a seat has left to wager with; nothing if its chips were not counted.
[[nodiscard]] std::optional<Money> chips_left(const TableSeat& seat);
/// Has the seat this much left, as far as is known?
[[nodiscard]] bool can_cover(const TableSeat& seat, Money amount);

/// Nothing more happens on this hand.
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::ibl
