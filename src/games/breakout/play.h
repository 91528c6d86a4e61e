#pragma once
// One Breakout hand as its record shows it: the table folded event by event, each event judged by
// the sheet as it comes. The facts that the sections of the sheet ask for are answered here.

#include <array>
#include <vector>

#include "games/breakout/bets/bets.h"
#include "rules/ruling.h"

namespace fairdeal::brk {

struct Play {
    Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
        : record(the_record),
          sheet(the_sheet),
          effects(ruling.effects),
          breaches(ruling.breaches),
          offered(!the_record.header.facts.offers_known) {}

    const HandRecord& record;
    const Sheet& sheet;
    TableState table;
    std::vector<Effect>& effects;   // of the ruling
    std::vector<Breach>& breaches;  // likewise
    bool offered;  // insurance was offered, or taken, or the source does not record offers
    /// The main wager of each seat, by seat: the first put up before any card (AMB-BRK-23, -39).
    std::array<Wager, highest_seat + 1> mains{};
    int known_no_blackjack = no_event;  // event since which it is known that the dealer has none
    int blackjack_shown = no_event;     // event that showed one
    int last_play = no_event;           // the last event that was not settlement
    bool all_dealt = false;             // everybody who takes part has their first cards
    bool check_missed = false, unplayed_reported = false, early_act_reported = false;  // each once

    /// Notes a breach of `clause` on the event's line.
    void report(const Event& event, ClauseId clause, std::string what);

    [[nodiscard]] bool has_hole_card() const {
        return sheet.house.base.dealer_style == DealerStyle::Peek;
    }
};

/// Folds and judges every event of the record.
void play_out(Play& play);

// --- who bets what

[[nodiscard]] inline Wager main_of(const Play& play, int seat) {
    return play.mains.at(static_cast<std::size_t>(seat));
}
/// The seat's stake on its main wager, before any double or split.
[[nodiscard]] Money main_stake(const Play& play, const TableSeat& seat);
/// BRK-INS-2: does anyone bet on their own hand?
[[nodiscard]] bool anyone_on_own_hand(const Play& play);

// --- what lies on the table

/// Every seat in the game and the dealer have their first cards.
[[nodiscard]] inline bool dealing_done(const Play& play) { return play.all_dealt; }
/// Does this seat take part, that is, is it dealt in?
[[nodiscard]] bool is_dealt_in(const Play& play, const TableSeat& seat);
/// The dealer's two cards are a natural, shown or not.
[[nodiscard]] inline bool dealer_natural(const Play& play) { return is_natural(play.table.dealer); }

/// Nothing more happens on this hand: BRK-DHB-4 for a dealer hand bet, the player's own play
/// otherwise.
[[nodiscard]] bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand);
[[nodiscard]] bool all_hands_finished(const Play& play);

}  // namespace fairdeal::brk
