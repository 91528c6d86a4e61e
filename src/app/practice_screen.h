#pragma once
// Everything the window shows of a scenario: one struct, made anew after every change. The window
// draws it and decides nothing.

#include "app/practice.h"
#include "app/table_screen.h"
#include "training/library.h"

namespace fairdeal {

/// How one wager, or one call, was judged.
struct VerdictScreen {
    bool right = false;
    std::string word;   // "Right", "Wrong amount", ...
    std::string title;  // "Super Tie", "Dealer tip"
    std::string place;  // "Seat 1"
    std::string said_label = "You said";
    std::string yours, due;  // "pay $15", "take $5"; due is said when it differs
    std::string difference;  // "The house is out $15"
    std::vector<std::string> clauses;
    std::string trainer_says;  // the misreading that gives exactly this answer, or what was broken
    Who who;
    Wager wager = Wager::None;
};

struct WagerScreen {
    std::string place;  // "Seat 1", only where it differs from the row before
    std::string title;  // "Dealer hand"
    std::string stake;  // "$25"
    std::optional<Call> call;
    bool takes_amount = true;
    std::string amount;       // as typed
    std::string amount_hint;  // what an empty field stands for
    bool asks_tip = false;
    std::string tip;
    bool current = false, in_tip = false, answered = false;
    std::string problem;  // of what was typed; a row not begun has none
    std::string spoken;   // for a screen reader
    Who who;
    Wager wager = Wager::None;
};

struct ChoiceScreen {
    std::string label, whom;  // `whom` only where it differs from the choice before
    std::string key;          // "1", "A"; empty: none
    bool current = false, chosen = false;
    bool right = false;  // once marked: this was due
};

struct ClauseScreen {
    std::string id, heading, text, source;
    bool open_point = false;  // the text is the house's reading
};

struct Banner {
    bool right = false;
    std::string title, text;
};

struct PracticeScreen {
    std::string title;
    std::string crumb;  // "Breakout Blackjack · Level 2, Steady"
    std::string story;
    std::string question;  // "Settle seat 1", "Is this allowed?"
    std::string event;     // of a May question, in words
    std::string table;     // "Standard table: ..."
    std::vector<WagerScreen> wagers;
    std::vector<ChoiceScreen> choices;
    std::string key_line;  // the keys that answer; empty once marked
    std::string status;    // "2 of 5 wagers answered"
    bool can_check = false;
    bool shows_check = false;  // choices are marked as they are chosen
    std::vector<std::string> hints;
    bool more_hints = false;
    std::string hint_label;               // "Hint", "Next hint"
    std::optional<Banner> banner;         // once marked
    std::vector<VerdictScreen> verdicts;  // in the order in which the lines are made
    bool can_try_again = false;
    std::optional<ClauseScreen> clause;
};

/// The table: the wagers in question, and once it is marked what was right and wrong.
TableScreen table_screen(const Practice& practice);

PracticeScreen screen_of(const Practice& practice, const Library& library);

/// What a clause or open point says under this table card, or that the rule book does not hold it.
ClauseScreen clause_screen(const std::string& id, const Library& library, const TableCard& card);

/// The verdict on one wager in words.
VerdictScreen verdict_screen(const WagerVerdict& verdict);

}  // namespace fairdeal
