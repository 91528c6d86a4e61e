#pragma once
// "Short stack payouts": the order in which a dealer who cannot pay everybody pays. It knows
// nothing of cards: winners and a bank in, payments out.

#include <vector>

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
struct Payment {
    std::size_t winner = 0;  // its place in the list
    Money amount;            // never nothing
    Clauses because;         // the round first
};

/// What all of them are owed together.
[[nodiscard]] Money total_owed(const std::vector<Winner>& winners);

/// The bank suffices: one payment a wager, naturals first.
[[nodiscard]] std::vector<Payment> full_payouts(const std::vector<Winner>& winners);

/// BJX-SHORT-2 to -6: what the rounds owe, each clockwise, as if the bank reached. `winners` stand
/// clockwise, a seat's by hand, the blind before the double up; `minimum` is the minimum blind of
/// round 3.
[[nodiscard]] std::vector<Payment> short_stack_dues(const std::vector<Winner>& winners,
                                                    Money minimum, const Sheet& sheet);

/// One clockwise round that owes each wager everything: the halves of a dealer who folds
/// (AMB-BJX-20), or all payments of a reader who has forgotten the rounds.
[[nodiscard]] std::vector<Payment> one_round(const std::vector<Winner>& winners, Clauses because,
                                             const Sheet& sheet);

/// AMB-BJX-03: pays what is due in order. Where the bank does not reach, the next winner gets what
/// is left, or is passed over, or everything stops.
[[nodiscard]] std::vector<Payment> pay_down(const std::vector<Payment>& dues, Money bank,
                                            const Sheet& sheet);

/// What a winner got, over all rounds.
[[nodiscard]] Money paid_to(std::size_t winner, const std::vector<Payment>& payments);

}  // namespace fairdeal::bjx
