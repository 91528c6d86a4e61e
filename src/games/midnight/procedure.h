#pragma once
// The procedure of Midnight: who may do what when, what must happen next, and when settlement is
// made. What is the same in all four games is in blackjack (objections.h, when.h, due.h).

#include "games/midnight/draw.h"
#include "games/midnight/hands.h"
#include "games/midnight/insurance.h"

namespace fairdeal::mid {

/// What may not be done, for print.
[[nodiscard]] PrintedSection printed_faults();

/// Folds and judges every event of the record.
void play_hand(Play& play);
/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_what_is_due(const Play& play, Ruling& ruling);
/// Reports each settlement event of the record that came too late or too early for the lines of the
/// ruling.
void judge_settlement(Play& play, const Ruling& ruling);

// --- what blackjack/due.h asks

/// MID-INS-1, -2: every position with a hand is asked.
[[nodiscard]] inline bool may_be_asked(const Play&, const TableSeat& seat) {
    return is_dealt_in(seat);
}
/// May this position insure its hand now?
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] Clauses why_due(const Play& play, DueStep step);
/// Says what the hand waits for. A 21 that may still double (AMB-MID-06) has a choice but holds
/// nothing up. True if the table waits for this hand.
bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::mid
