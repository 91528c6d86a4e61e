#pragma once
// Grading: a trainee's answer to a scenario's question held against what the engine says of the
// hand. The key is computed each time; no scenario holds one.

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/all_games.h"
#include "training/scenario.h"

namespace fairdeal {

/// To Spot and Table: the settlement lines that are due and not made yet, in any order.
struct SettlementAnswer {
    Claim lines;
};
/// To Next: an act in the words of Act, "dealer hit", "1 take dealer 25".
struct ActAnswer {
    std::string act;
};
/// To May.
struct PermissionAnswer {
    bool allowed = false;
};
using Answer = std::variant<SettlementAnswer, ActAnswer, PermissionAnswer>;

/// What the engine says to a scenario's question.
struct Key {
    Ruling ruling;            // of the hand as it was when the question came
    std::vector<Line> lines;  // Spot, Table: what is to be settled now, in order, tips included
    std::vector<std::string> acts;  // Next: any of these is right
    bool allowed = false;           // May
    std::vector<Breach> why_not;    // May, not allowed: what it would break. Next, where no money
                                    // moves: what the other acts would
    std::vector<ClauseId>
        because;  // every clause that makes the key so, each once, the deciding one first
};

/// The scenario's question must make sense (see question_problem).
Key key_of(const Scenario& scenario);

/// Why the question cannot be asked of this hand, in words, or nothing: a spot without wagers, a
/// settlement before the play is over, a decision that is a player's, an event that cannot happen
/// on this table.
std::optional<std::string> question_problem(const Scenario& scenario);

/// An answer, marked.
struct Mark {
    bool right = false;
    Key key;
    Verdict verdict;  // Spot, Table: wager by wager, with clauses and misreadings
    std::vector<Breach>
        breaches;  // Next: what the act that was answered would break, if a clause says so
    std::string misreading;    // Next, May: the id of the first that gives the answer, or empty
    std::string trainer_says;  // its sentence
};

/// Marks an answer. It must be of the question's kind; another is a Fault.
Mark grade(const Answer& answer, const Scenario& scenario, std::span<const Misreading> misreadings);

/// Would somebody who misreads the clause answer the scenario's question otherwise than the key?
bool is_caught(const Misreading& misreading, const Scenario& scenario);

/// What the clauses say against an event if it came now; empty where it is allowed. The text is an
/// event or an act ("dealer hit": with a card that cannot be read).
std::vector<Breach> breaches_of(const HandRecord& hand, const Event& event);

/// An act's text as an event of the hand: a card it needs is one that cannot be read. Nothing if it
/// is no act or impossible on this table.
std::optional<Event> event_of_act(const HandRecord& hand, const std::string& act);

}  // namespace fairdeal
