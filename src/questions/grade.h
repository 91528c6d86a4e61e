#pragma once
// Grading: a trainee's answer to a scenario's question compared with what the engine says of the
// hand. The key is computed each time; no scenario holds one.

#include <span>
#include <string>
#include <variant>
#include <vector>

#include "games/all_games.h"
#include "questions/scenario.h"

namespace fairdeal {

/// A wager on the table; with None the hand itself, or what becomes of a seat in the league.
struct WagerOf {
    Who who;
    Wager wager = Wager::None;
    friend bool operator==(const WagerOf&, const WagerOf&) = default;
};
/// "1.2 player", "3 super-tie"; "3" where there is no wager.
std::string to_text(const WagerOf& wager);

/// What a hand counts.
struct HandCount {
    int points = 0;  // of a bust too: what was drawn
    bool soft = false;
    bool natural = false;  // an ace and a ten-valued card, the first two, not after a split
    friend bool operator==(const HandCount&, const HandCount&) = default;
};
/// "soft 17", "hard 12", "natural", "bust with 24".
std::string to_text(const HandCount& count);

/// To Spot, Table and Amount: the settlement lines that are due and not made yet, in any order. To
/// Order: the payments in theirs.
struct SettlementAnswer {
    Claim lines;
};
/// To Next: an act in the words of Act, "dealer hit", "1 take dealer 25", "shoe burn". To Remedy:
/// the floor's order, "floor rules IRR-7 complete".
struct ActAnswer {
    std::string act;
};
/// To May.
struct PermissionAnswer {
    bool allowed = false;
};
/// To Total.
struct TotalAnswer {
    HandCount count;
};
/// To Active: every wager that is settled or acts now. To Error: the wagers settled wrongly or not
/// at all, or none.
struct WagersAnswer {
    std::vector<WagerOf> wagers;
};
/// To Outcome: Take, Push, Pay or Return. A wager of which a part goes back is taken or paid.
struct OutcomeAnswer {
    Verb verb = Verb::Push;
};
/// To Chips.
struct ChipsAnswer {
    ChipPiles chips;
};
/// To Out: `out` and `place` lines in any order, and the clause that decides; without lines no
/// clause.
struct OutAnswer {
    Claim lines;
    std::string clause;
};
/// To Clause: the id.
struct ClauseAnswer {
    std::string clause;
};
/// To Talk: which of the choices, from 0.
struct TalkAnswer {
    std::vector<std::size_t> chosen;
};
using Answer =
    std::variant<SettlementAnswer, ActAnswer, PermissionAnswer, TotalAnswer, WagersAnswer,
                 OutcomeAnswer, ChipsAnswer, OutAnswer, ClauseAnswer, TalkAnswer>;

/// What the engine says to a scenario's question.
struct Key {
    Ruling ruling;            // of the hand as it was when the question came
    std::vector<Line> lines;  // Spot, Table, Outcome, Amount, Chips, Order, Out, Clause: what is to
                              // be settled now, in order, tips included
    std::vector<std::string> acts;  // Next, Remedy: any of these is right
    bool allowed = false;           // May
    std::vector<Breach> why_not;    // May, not allowed: what it would break. Next, where no money
                                    // moves: what the other acts would
    HandCount count;                // Total
    std::vector<WagerOf> wagers;    // Active, Error: these, and only these
    std::vector<WagerOf> may_wait;  // Active: these may be named or not: due, but they may wait
    Verb outcome = Verb::Push;      // Outcome
    Money amount;                   // Chips: what is to be paid
    ChipPiles chips;                // Chips: as the house's style has it
    std::vector<ClauseId> choices;  // Clause, Out: the right one and its neighbours, in the order
                                    // of the sheet; Out with nobody out: empty
    std::vector<std::size_t> talk;  // Talk: which choices are right
    std::vector<ClauseId>
        because;  // every clause that makes the key so, each once, the deciding one first
};

/// The scenario's question must make sense (see question_problem).
Key key_of(const Scenario& scenario);

/// Why the question cannot be asked of this hand, in words, or nothing: a spot without wagers, a
/// settlement before the play is over, a decision that is a player's, an event that cannot happen
/// on this table, a wager that is not there.
std::optional<std::string> question_problem(const Scenario& scenario);

/// An answer, marked.
struct Mark {
    bool right = false;
    Key key;
    Verdict
        verdict;  // Spot, Table, Amount, Order, Out: wager by wager, with clauses and misreadings
    std::vector<Breach> breaches;  // Next, Remedy: what the act that was answered would break, if a
                                   // clause says so
    PaymentMark payment;           // Chips
    bool right_clause = false;     // Out
    std::vector<WagerOf> missed, false_alarms;  // Active, Error
    std::string misreading;    // but for Spot, Table, Amount, Order (see verdict): the id of the
                               // first that gives the answer, or empty
    std::string trainer_says;  // its sentence; Talk: the feedback of the first wrong choice, or of
                               // a right one
};

/// Marks an answer. It must be of the question's kind; another is a Fault.
Mark grade(const Answer& answer, const Scenario& scenario, std::span<const Misreading> misreadings);

/// The key as an answer: what a trainee says who is right.
Answer right_answer(const Scenario& scenario, const Key& key);

/// An answer in one line that two answers share if and only if they say the same, for comparing and
/// for people, the same in every language; what is kept is its text (answer_text.h), which tells
/// more: who is paid first, which chips, wagers that may be named or not.
std::string answer_in_words(const Answer& answer, const Scenario& scenario);

/// What somebody answers who misreads the clause (null: who knows them all), in those words: any of
/// these. Empty where they could not answer: the play is not over for them, or no such line is due.
std::vector<std::string> answers_as_read(const Scenario& scenario, const Misreading* misread);

/// Would somebody who misreads the clause answer the scenario's question otherwise than the key?
bool is_caught(const Misreading& misreading, const Scenario& scenario);

/// What the clauses say against an event if it came now; empty where it is allowed. The text is an
/// event or an act ("dealer hit": with a card that cannot be read).
std::vector<Breach> breaches_of(const HandRecord& hand, const Event& event);
std::vector<Breach> breaches_of(const HandRecord& hand, const FloorEvent& event);

/// An act's text as an event of the hand: a card it needs is one that cannot be read. Nothing if it
/// is no act or impossible on this table.
std::optional<Event> event_of_act(const HandRecord& hand, const std::string& act);
/// The same of an act that only version 2 knows, "shoe burn", with the card that lies there.
std::optional<FloorEvent> floor_event_of_act(const HandRecord& hand, const std::string& act);

}  // namespace fairdeal
