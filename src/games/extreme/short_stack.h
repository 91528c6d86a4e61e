#pragma once
// "Short stack payouts": the order in which a dealer who cannot pay everybody pays. It knows
// nothing of cards: winners and a bank in, payments out.

#include "base/inline_vector.h"
#include "games/extreme/sheet.h"
#include "record/event.h"

namespace fairdeal::bjx {

/// A winning wager and what it is owed.
struct Winner {
    Who who;
    Wager wager = Wager::None;
    Money stake, owed;
    Money blind;           // the part of `owed` that is paid as a blind, in rounds 3 and 4
    bool natural = false;  // paid in round 2, whole
    Clauses because;       // why it won
};

/// One payment to one winner.
struct WinnerPayment {
    std::size_t winner = 0;  // its place in the list
    Money amount;            // never nothing
    Clauses because;         // the round first
};

/// The wagers of nine seats of sixteen hands each: two on a first hand, one on a later one.
constexpr std::size_t most_winners = 9 * (2 + 15);
using Winners = InlineVector<Winner, most_winners>;
/// What is paid or to be paid, in order: at most three rounds to each winner.
using Payments = InlineVector<WinnerPayment, 3 * most_winners>;

/// What all of them are owed together.
[[nodiscard]] Money total_owed(const Winners& winners);

/// The bank suffices: one payment a wager, naturals first.
[[nodiscard]] Payments full_payouts(const Winners& winners);

/// BJX-SHORT-2 to -6: what the rounds owe, each clockwise, as if the bank reached. `winners` stand
/// clockwise, a seat's by hand, the blind before the double up; `minimum` is the minimum blind of
/// round 3.
[[nodiscard]] Payments short_stack_dues(const Winners& winners, Money minimum, const Sheet& sheet);

/// One clockwise round that owes each wager everything: the halves of a dealer who folds
/// (AMB-BJX-20), or all payments of a reader who has forgotten the rounds.
[[nodiscard]] Payments one_round(const Winners& winners, Clauses because, const Sheet& sheet);

/// AMB-BJX-03: pays what is due in order. Where the bank does not reach, the next winner gets what
/// is left, or is passed over, or everything stops.
[[nodiscard]] Payments pay_down(const Payments& dues, Money bank, const Sheet& sheet);

/// What a winner got, over all rounds.
[[nodiscard]] Money paid_to(std::size_t winner, const Payments& payments);

}  // namespace fairdeal::bjx
