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
    std::string title;   // "Paid a wager that loses"
    std::string said;    // "You: Seat 1: Pay Player hand $25"
    std::string due;     // "Due: Seat 1: Take Player hand $25"
    std::string clause;  // the words of the first clause that decides it; or empty
    std::vector<ClauseName> clauses;
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
    std::string due;                  // then, where it was wrong: what was due and done
    std::vector<ClauseName> clauses;  // of the act before; of the picked one
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

/// What became of an act, with the clause if it was wrong; the table as it lay when it was said.
/// `hand`: the round until now.
void show_act(RoundScreen& screen, const ActMark& mark, const HandRecord& hand,
              const Library& library);
void show_moment(RoundScreen& screen, const ActMark& mark, const HandRecord& hand,
                 const Library& library);
RoundSlipScreen slip_screen(const ActMark& mark, const HandRecord& hand, const Library& library);
/// The words of a slip that somebody hears; `slip` has all the others.
std::string spoken_of(const RoundSlipScreen& slip);

/// The words of the first clause; empty where none decides, or where it has no words.
std::string words_of_first(const std::vector<ClauseId>& clauses, const HandRecord& hand,
                           const Library& library);
std::string steps_right(const RoundCount& count);

/// "Paid a wager that loses", "The wrong amount": what was wrong with an act; empty where it was
/// right.
std::string slip_in_words(const ActMark& mark);

}  // namespace fairdeal
