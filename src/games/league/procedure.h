#pragma once
// The procedure of a league hand: who may do what when, what must happen next, and when settlement
// is made. What is the same in all four games is in blackjack (objections.h, when.h, due.h).

#include "games/league/draw.h"

namespace fairdeal::ibl {

/// What may not be done, for print.
[[nodiscard]] PrintedSection printed_faults();

/// Folds and judges every event of the record.
void play_hand(Play& play);
/// Fills in `next` and `may` of the ruling of a hand that is not over; its lines are those due by
/// now.
void say_what_is_due(const Play& play, Ruling& ruling);
/// Reports each settlement event of the record that came too early for the lines of the ruling: the
/// secret bet at the end of the hand (IBL-SEC-5), who goes out after every bet is settled
/// (AMB-IBL-17).
void judge_settlement(Play& play, const Ruling& ruling);

// --- what blackjack/due.h asks

/// The offer has this seat to ask: it can insure or take even money.
[[nodiscard]] bool may_be_asked(const Play& play, const TableSeat& seat);
/// May this seat insure now? The system never does.
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] Clauses why_due(const Play& play, DueStep step);
/// Before the cards: chips, then the bets, the starting player's first, then the deal.
void say_opening(const Play& play, Ruling& ruling);
/// Where nobody can take it, the dealer may as well go on without the offer.
bool say_offer(const Play& play, Ruling& ruling);
/// Says what the hand waits for; false if it is finished.
bool say_hand(const Play& play, Ruling& ruling, const TableSeat& seat, const TableHand& hand);

}  // namespace fairdeal::ibl
