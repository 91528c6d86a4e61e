#pragma once
// The procedure of eXtreme: who may do what when, what must happen next, and when settlement is
// made. What is the same in all four games is in blackjack (objections.h, when.h, due.h).

#include "games/extreme/draw.h"

namespace fairdeal::bjx {

/// What may not be done, for print.
[[nodiscard]] PrintedSection printed_faults();

/// Folds and judges every event of the record.
void play_hand(Play& play);
/// Reports each settlement event of the record that came too late or too early for the lines of the
/// ruling.
void judge_settlement(Play& play, const Ruling& ruling);

/// True when the play is over, whether or not it has been settled.
[[nodiscard]] bool is_over(const Play& play);
/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_what_is_due(const Play& play, Ruling& ruling);
/// Fills in `may` of the ruling of a hand that is over: what the dealer may still do, though no bet
/// waits for it.
void say_what_is_left(const Play& play, Ruling& ruling);

/// The clauses leave this open to a hand whose turn it is: hit, stand or split.
[[nodiscard]] bool is_open_to(const Play& play, const TableHand& hand, Verb verb);
/// The clause by which a raised hand must have one more card (needs_card).
[[nodiscard]] ClauseId why_card_is_needed(const TableHand& hand);

// --- what blackjack/due.h asks

[[nodiscard]] Clauses why_due(const Play& play, DueStep step);
/// The record has made this line, be it for a wrong amount.
[[nodiscard]] bool is_settled(const Play& play, const Line& line);
[[nodiscard]] inline Clauses why_now(const Play&, const Line& line) { return line.because; }
/// Says what the hand waits for; false if it is finished.
bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::bjx
