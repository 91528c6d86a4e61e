#pragma once
// Everything the window shows of a round that a trainee deals, as plain values.

#include "desk/answer/practice_screen.h"
#include "desk/round/table_run.h"

namespace fairdeal {

struct RoundTargetScreen {
    std::string words;
    bool current = false;
};
struct DealerActScreen {
    Verb verb = Verb::Deal;
    std::string label;  // "Draw a card (H)"
};

/// An act that was not right, as the sheet lists it.
struct RoundSlipScreen {
    std::string title;    // "Paid a wager that loses"
    std::string said;     // "You: Seat 1: Pay Player hand $25"
    std::string due;      // "Due: Seat 1: Take Player hand $25"
    std::string clauses;  // "BRK-17-2"
    bool critical = false;
    std::string spoken;
};

struct RoundScreen {
    RoundStage stage = RoundStage::Dealing;
    std::string heading, crumb;
    TableScreen table;  // as it lies now; on the sheet at the picked moment
    bool your_turn = false;
    std::string prompt;    // "Your turn: what comes now?", "Seat 2 draws K♣"
    std::string feedback;  // of the act before; empty: none was said yet
    bool feedback_right = false;
    std::string due;                   // then, where it was wrong: what was due and done
    std::vector<std::string> clauses;  // of the act before
    std::vector<RoundTargetScreen> targets;
    std::vector<DealerActScreen> acts;  // of the current target
    std::string asks;                   // "Pay Super Tie of seat 1: how much?"; empty: nothing
    std::string typed, problem;
    std::optional<ClauseScreen> clause;  // the first that decided a wrong act; of the picked one
    // the sheet
    std::string result;               // "21 of 24 steps right"
    std::vector<std::string> counts;  // "Amounts: 5 of 6 right", ...
    std::vector<RoundSlipScreen> slips;
    std::string empty;  // nothing went wrong
};

RoundScreen round_screen(const TableRun& run, const Library& library);

/// "Paid a wager that loses", "The wrong amount": what was wrong with an act; empty where it was
/// right.
std::string slip_in_words(const ActMark& mark);

}  // namespace fairdeal
