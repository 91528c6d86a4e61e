#pragma once
// One hand of eXtreme as its record shows it: the table folded event by event, each event judged by
// the sheet as it comes. The facts that the sections of the sheet ask for are answered here.

#include <array>
#include <vector>

#include "games/extreme/sheet.h"
#include "record/table.h"
#include "rules/ruling.h"

namespace fairdeal::bjx {

struct Play {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
        : record(the_record),
          sheet(the_sheet),
          effects(ruling.effects),
          breaches(ruling.breaches) {}

    const HandRecord& record;
    const Sheet& sheet;
    TableState table;
    std::vector<Effect>& effects;   // of the ruling
    std::vector<Breach>& breaches;  // likewise
    /// What each seat puts up as its blind before the first card, in the whole record; by seat.
    std::array<Money, highest_seat + 1> blinds{};
    /// The positions at the table: seats with chips, a blind or a pass before the first card.
    std::array<bool, highest_seat + 1> positions{};
    int last_play = no_event;            // the last event that was not settlement
    bool played_on = false;              // cards went on without the dealer's decision: they play
    bool hasty_dealer_reported = false;  // reported once
    std::array<bool, highest_seat + 1> hidden_card_reported{};  // once a seat

    /// Notes a breach of `clause` on the event's line; a reader who has forgotten it sees none.
    void report(const Event& event, ClauseId clause, std::string what);

    [[nodiscard]] bool is_tournament() const {
        return record.header.facts.mode == Mode::Tournament;
    }
    [[nodiscard]] Money minimum() const { return record.header.facts.minimum.value_or(Money{}); }
    [[nodiscard]] bool cards_are_out() const { return table.first_deal != no_event; }
};

/// Folds and judges every event of the record.
void play_out(Play& play);

// --- who bets what

/// What the seat has put up, without what is forbidden; nothing if there is no such wager.
[[nodiscard]] Money blind_of(const TableSeat& seat);
[[nodiscard]] Money double_up_of(const TableSeat& seat);
[[nodiscard]] bool is_raised(const TableSeat& seat);
/// The stakes that ride on one hand: blind and double up on the first, all of it a double up on a
/// later one (BJX-SHORT-6). Anybody who has forgotten BJX-SPLIT-2 matches the blind alone.
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
/// It plays and has not folded.
[[nodiscard]] inline bool still_in(const TableSeat& seat) {
    return is_in(seat) && seat.adjusted != Adjusted::Folded;
}
[[nodiscard]] bool anyone_in(const Play& play);
[[nodiscard]] bool anyone_still_in(const Play& play);

// --- where the hand stands

/// Every seat in the hand and the dealer have their first cards.
[[nodiscard]] bool dealing_done(const Play& play);
/// The first seat, clockwise, that has yet to raise, check or fold; null when all have.
[[nodiscard]] const TableSeat* next_to_adjust(const Play& play);
/// The dealer plays: they said so, or the hand went on as if they had.
[[nodiscard]] bool dealer_plays(const Play& play);
[[nodiscard]] bool has_face_down(const TableSeat& seat);
[[nodiscard]] bool has_face_down(const TableHand& hand);
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
[[nodiscard]] bool all_hands_finished(const Play& play);
/// The dealer's draw decides it: neither bust nor folded nor a natural.
[[nodiscard]] bool any_live_hand(const Play& play);
[[nodiscard]] bool any_natural(const Play& play);

}  // namespace fairdeal::bjx
