#pragma once
// One league hand as its record shows it: the table folded event by event, each event judged by the
// document as it comes. The facts that its sections ask for are answered here.

#include <optional>
#include <vector>

#include "blackjack/hand.h"
#include "games/league/sheet.h"
#include "rules/ruling.h"

namespace fairdeal::ibl {

struct Play {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling);

    const HandRecord& record;
    const Sheet& sheet;
    int start;  // the seat that bets and acts first (AMB-IBL-19)
    TableState table;
    std::vector<Effect>& effects;   // of the ruling
    std::vector<Breach>& breaches;  // likewise
    bool offered;  // insurance was offered, or taken, or the source does not record offers
    int known_no_blackjack = no_event;  // event since which it is known that the dealer has none
    int blackjack_shown = no_event;     // event that showed one
    int last_play = no_event;           // the last event that was not settlement
    // Each reported once, on the event that passes it by.
    bool check_missed = false, turn_reported = false, early_draw_reported = false;

    /// Notes a breach of `clause` on the event's line.
    void report(const Event& event, ClauseId clause, std::string what);

    [[nodiscard]] const TableFacts& facts() const { return record.header.facts; }
    [[nodiscard]] bool has_hole_card() const {
        return sheet.house.base.dealer_style == DealerStyle::Peek;
    }
};

/// Folds and judges every event of the record.
void play_out(Play& play);

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
/// The seat's bet before any double or split.
[[nodiscard]] Money original_bet(const TableSeat& seat);
/// What a seat has left to wager with; nothing if its chips were not counted.
[[nodiscard]] std::optional<Money> chips_left(const TableSeat& seat);
/// Has the seat this much left, as far as is known?
[[nodiscard]] bool can_cover(const TableSeat& seat, Money amount);

// --- what lies on the table

/// Every seat with a bet has two cards and the dealer too.
[[nodiscard]] bool dealing_done(const Play& play);
/// The dealer's two cards are a natural, shown or not.
[[nodiscard]] bool dealer_natural(const Play& play);
[[nodiscard]] bool hole_card_waits(const Play& play);

/// Nothing more happens on this hand.
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);
[[nodiscard]] bool all_hands_finished(const Play& play);
/// The first hand that acts before this one, clockwise from the start and by number, and is not
/// finished; or null.
[[nodiscard]] const TableHand* hand_before(const Play& play, Who who);

}  // namespace fairdeal::ibl
