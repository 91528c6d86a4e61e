#pragma once
// How one wager is settled, step by step, as a dealer thinks it through: what the hands count, when
// it is settled, what becomes of it, at what price, rounded how, in which amount. Every value is
// the engine's. A trainee's steps are marked with the error carried forward: after a wrong step the
// rest is judged from their own value, so that one slip costs one mark.

#include <optional>
#include <string>
#include <vector>

#include "questions/scenario.h"
#include "rules/ruling.h"

namespace fairdeal {

enum class StepKind : std::uint8_t {
    PlayerTotal,  // "hard 12", "soft 18", "natural", "bust with 24"
    DealerTotal,  // likewise
    Cards,        // how many cards both hands have (Breakout Bonus)
    When,         // "now": before the next card; "at the end"
    Outcome,      // "take", "push", "pay", "return"
    Price,        // "3:2"; of what is paid
    Exact,        // what the price gives before it is rounded: "7.50"; only where it is rounded
    Amount,       // "37.50"; of a push nothing is asked
    Tip,          // Super Tie: the dealer's tip
    Back,         // what is handed back of the stake, where a part of it is taken: "12.50"
    Payment,      // short bank: the next payment, "2 blind 50"
    BankLeft,     // short bank: what the bank holds then
    Count,        // league: what a seat has after the hand
    Out           // league: "5 out 6", or "nobody"
};
/// "player-total", "dealer-total", "cards", "when", ...
std::string_view to_text(StepKind kind);

struct Step {
    StepKind kind = StepKind::Outcome;
    std::string asks;   // "What does your hand count?"
    std::string value;  // as above
    std::vector<ClauseId> because;
    Who who{};  // whose hand, wager or seat
    friend bool operator==(const Step&, const Step&) = default;
};

/// The settlement of one wager, which must be due (question_problem of Amount says whether it is).
/// Empty where it is not.
std::vector<Step> steps_of(const HandRecord& hand, Who who, Wager wager);

/// How what is paid on a wager was reckoned.
struct PaidAt {
    Money stake;
    Odds odds;
    Money exact;  // what the odds give on the stake
    Money gross;  // the same as the house rounds it
    Money paid;   // the same less a tip that the player gives
};
/// Nothing if nothing is paid on it, or a short bank pays what it can.
std::optional<PaidAt> price_paid(const HandRecord& hand, Who who, Wager wager);

/// The payments of a short bank one by one, with what is left after each. Empty where the bank is
/// not short or the play not over.
std::vector<Step> payment_steps(const HandRecord& hand);

/// The league: what every seat has after the hand, then who goes out or is placed. Empty where the
/// play is not over.
std::vector<Step> elimination_steps(const HandRecord& hand);

/// Those that belong to the scenario's question; empty for kinds without any.
std::vector<Step> steps_of(const Scenario& scenario);

/// How one step of a trainee stands. FollowsFrom: not the engine's value, but right from a value
/// that was wrong before. NotJudged: nothing follows from the wrong value before.
enum class StepStanding : std::uint8_t { Right, FollowsFrom, Wrong, NotJudged };

struct MarkedStep {
    StepStanding standing = StepStanding::Right;
    std::string given, expected;  // what the trainee said; what was right from where they stood
    friend bool operator==(const MarkedStep&, const MarkedStep&) = default;
};

struct StepsMark {
    std::vector<MarkedStep> steps;  // one for each step
    int slips = 0;                  // steps that are Wrong
    int first_wrong = -1;           // the first of them; -1: none
};

/// Marks a trainee's values, one for each of the steps in their order, in the words of
/// Step::value; an amount or total may be written in any form that means the same ("7.5", "12").
/// Fewer values than steps: the others are wrong.
StepsMark mark_steps(const std::vector<Step>& steps, const HandRecord& hand, Wager wager,
                     const std::vector<std::string>& values);

}  // namespace fairdeal
