#pragma once
// The procedure of Breakout: who may do what when, what must happen next, and when settlement is
// made. What is the same in all four games is in blackjack (objections.h, when.h, due.h).

#include "games/breakout/draw.h"

namespace fairdeal::brk {

/// What may not be done, for print.
PrintedSection printed_faults();

/// Folds and judges every event of the record.
void play_hand(Play& play);
/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_what_is_due(const Play& play, Ruling& ruling);
/// Reports each settlement event of the record that came too late or too early for the lines of the
/// ruling.
void judge_settlement(Play& play, const Ruling& ruling);

// --- what blackjack/due.h asks

/// The offer has somebody to ask: BRK-INS-2, one who bets on their own hand.
[[nodiscard]] bool may_be_asked(const Play& play, const TableSeat& seat);
/// May this seat insure now?
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] Clauses why_due(const Play& play, DueStep step);
/// Says what the hand waits for; false if it is finished.
bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::brk
