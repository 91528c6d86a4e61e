#pragma once
// One Midnight hand as its record shows it: the table folded event by event, each event judged by
// the document as it comes. The facts that its sections ask for are answered here.

#include <vector>

#include "games/midnight/settlement/results.h"
#include "rules/ruling.h"

namespace fairdeal::mid {

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
    int second_card = no_event;     // event that showed the dealer's second card
    int last_play = no_event;       // the last event that was not settlement
    // Each reported once, on the event that passes it by.
    bool turn_reported = false, early_draw_reported = false, offer_missed = false;

    /// Notes a breach of `clause` on the event's line, unless it is forgotten.
    void report(const Event& event, ClauseId clause, std::string what);
};

/// Folds and judges every event of the record.
void play_out(Play& play);

// --- who bets what

/// Does this seat take part: has it a bet that counts?
[[nodiscard]] inline bool is_dealt_in(const TableSeat& seat) {
    return is_live(seat, Wager::Player);
}
/// The seat's bet before any double or split.
[[nodiscard]] Money original_bet(const TableSeat& seat);

// --- what lies on the table

/// Every position with a bet has two cards and the dealer one (MID-DEAL-1).
[[nodiscard]] bool dealing_done(const Play& play);

/// The dealer's hand as it is known: a card that lies face down against MID-NHC-1 is worth nothing
/// until it is turned up.
[[nodiscard]] FinalHand dealer_hand(const Play& play);
/// The dealer's first two cards are a blackjack, and both are known.
[[nodiscard]] bool dealer_blackjack(const Play& play);
[[nodiscard]] bool card_lies_face_down(const Play& play);

/// A hand as it is compared.
[[nodiscard]] PlayedHand played_hand(const TableHand& hand);

}  // namespace fairdeal::mid
