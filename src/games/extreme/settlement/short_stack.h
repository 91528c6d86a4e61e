#pragma once
// "Short stack payouts": whether the bank suffices, the rounds in which a dealer pays who cannot
// pay everybody, and what an unpaid winner takes back. It knows nothing of cards: winners and a
// bank in, payments out.

#include "base/inline_vector.h"
#include "games/extreme/sheet.h"
#include "record/table.h"
#include "rules/sheet/rows.h"

namespace fairdeal::bjx {

/// A winning wager and what it is owed.
struct Winner {
    Who who;
    Wager wager = Wager::None;
    Money stake, owed;
    Money blind;           // the part of `owed` that is paid as a blind, in rounds 3 and 4
    bool natural = false;  // paid in round 2, whole
    int due = no_event;    // a natural that does not wait for the end: the event that made it due
    Clauses because;       // why it won
};
/// The wagers of nine seats of sixteen hands each: two on a first hand, one on a later one.
constexpr std::size_t most_winners = std::size_t{9} * (2 + 15);
using Winners = InlineVector<Winner, most_winners>;

/// One round of payments: what it pays each winner, clockwise.
struct Round {
    ClauseId clause;
    const char* pays = nullptr;   // whom it pays and what, a sentence()
    const char* order = nullptr;  // in which order, a sentence()
    Money (*due)(const Winner& winner, Money minimum) = nullptr;  // nothing: it passes them over
    std::array<ClauseId, 3> because{};                            // what its payments cite
    std::optional<Citation<Winners>> note{};                      // and where this holds
    bool with_above = false;    // one round with the row above, seat by seat
    bool hand_by_hand = false;  // all first hands, then all second hands, and so on
    std::optional<Where> where{};
};

/// How the dealer pays.
struct Payout {
    const char* how;  // a sentence()
    std::span<const Round> rounds{};
    bool in_full = false;  // each wager what it is owed, naturals first
};
/// What decides it.
struct Debts {
    Money owed;                 // to all winners together
    std::optional<Money> bank;  // nothing: the dealer's chips were not counted
    bool dealer_folds = false, tournament = false;
};
/// BJX-ALLIN-1, BJX-SHORT-0, AMB-BJX-17, -20.
extern const Section<Debts, Payout> payout_section;
/// BJX-SHORT-1 to -6, for print.
[[nodiscard]] PrintedSection printed_rounds();

/// One payment to one winner.
struct WinnerPayment {
    std::uint8_t winner = 0;       // its place in the list
    bool in_part = false;          // the bank did not reach (AMB-BJX-03)
    const Round* round = nullptr;  // that pays it
    Money amount;                  // never nothing
};
/// What is paid or to be paid, in order: at most three rounds to each winner.
using Payments = InlineVector<WinnerPayment, 3 * most_winners>;

/// What all of them are owed together.
[[nodiscard]] Money total_owed(const Winners& winners);

/// What the rounds owe, one after another, as if the bank reached. `winners` stand clockwise, a
/// seat's by hand, the blind before the double up.
[[nodiscard]] Payments dues_of(std::span<const Round> rounds, const Winners& winners, Money minimum,
                               const Sheet& sheet);

/// AMB-BJX-03.
extern const Section<NoFacts, Partial> unreached_section;
/// Pays what is due in order. Where the bank does not reach, the next winner gets what
/// is left, or is passed over, or everything stops.
[[nodiscard]] Payments pay_down(const Payments& dues, Money bank, const Sheet& sheet);

/// What a payment cites: its round, and that the bank did not reach.
[[nodiscard]] Clauses clauses_of(const WinnerPayment& payment, const Winners& winners);

/// What a winner got, over all rounds.
[[nodiscard]] Money paid_to(std::size_t winner, const Payments& payments);

/// A winner when nothing is left to be paid.
struct Paid {
    Money owed, paid;
    bool tournament = false;
    bool never_in_part = false;  // by the house's option
};
/// What becomes of the winner's own stake beside what is done with it in any hand.
enum class PullBack : std::uint8_t { Nothing, WholeStake, UnpaidPart };
/// BJX-SHORT-7, AMB-BJX-22.
extern const Section<Paid, PullBack> pull_back_section;

}  // namespace fairdeal::bjx
