#pragma once
// Everything the window shows of a scenario: one struct, made again after every change. The window
// draws it and decides nothing.

#include "base/translation.h"
#include "desk/answer/aids/pay_table.h"
#include "desk/answer/practice.h"
#include "picture/table/table_screen.h"
#include "training/book/clause_title.h"

namespace fairdeal {

/// How one wager, or one call, was judged.
struct VerdictScreen {
    bool right = false;
    std::string word;   // "Right", "Wrong amount", ...
    std::string title;  // "Super Tie", "Dealer tip"
    std::string place;  // "Seat 1"
    std::string said_label = tr("You said");
    std::string yours, due;  // "pay $15", "take $5"; due is said when it differs
    std::string difference;  // "The house is out $15"
    std::vector<ClauseName> clauses;
    std::string trainer_says;  // the misreading that gives exactly this answer, or what was broken
    std::string reason;        // of a wrong one: what the clause says, and the price in force
    Who who;
    Wager wager = Wager::None;
    bool is_place = false;  // of a seat of the league: out, or placed
};

/// One of the things that can be said of a row: "Take", "Goes out".
struct CallScreen {
    std::string label;
    bool on = false;
    std::string tip;  // what pressing it does, where the label does not say it
};

/// One wager in question, in the league one seat that may go out or be placed, a hand to count, or
/// the chips of one value.
struct RowScreen {
    std::string place;  // "Seat 1", only where it differs from the row before
    std::string title;  // "Dealer hand"
    std::string stake;  // "$25"
    std::vector<CallScreen> calls;
    std::string amount;       // as typed; of a seat its place
    std::string amount_hint;  // what an empty field stands for
    bool asks_tip = false;
    std::string tip;
    bool current = false, in_tip = false, answered = false;
    bool refused = false;  // Check was pressed and the answer lacks something here
    std::string note;      // the payments in several rounds
    std::string problem;   // of what was typed; a row not started has none
    std::string name;      // for a screen reader, unlike any other row's: "Seat 1, Dealer hand"
    std::string spoken;    // the same with its answer
};

/// One payment of the list that a bank pays from.
struct PaymentScreen {
    std::string number;  // "1"
    std::string whom;    // "Seat 1 · Blind"
    std::string amount;  // "$75"; "?" before one is typed
    std::string bank;    // "$25": what is left after it; empty unless asked for
    bool overdrawn = false;
    bool current = false;
    std::string spoken;
};

struct PaymentsScreen {
    std::string heading;  // "In this order"
    std::string bank;     // "The bank holds $150"; empty unless asked for
    bool can_show_bank = false, shows_bank = false;
    std::vector<PaymentScreen> payments;
};

struct ChoiceScreen {
    std::string label, whom;  // `whom` only where it differs from the choice before
    std::string key;          // "1", "A"; empty: none
    std::string detail;       // what a clause says
    bool ticks = false;       // one of several that may hold: `chosen` is its tick
    bool current = false, chosen = false;
    bool right = false;  // once marked: this was due
};

struct ClauseScreen {
    std::string id, heading, text, source;
    bool open_point = false;  // the text is the house's reading
};

/// One payment that a short bank owed, beside what was said in its place.
struct DuePaymentScreen {
    std::string round;   // "Round 3: the minimum blind, clockwise"; only where it differs
    std::string number;  // "1"; empty: said, but not due
    std::string due;     // "Seat 1 · Blind $75"
    std::string bank;    // "leaves $75"
    bool right = false;
    std::string said;  // "You: Seat 3 · Double up $100"; only where it differs
};

/// How a short bank had to pay.
struct OrderScreen {
    bool right = false;
    std::string bank;  // "The bank holds $150 and owes $325"
    std::vector<DuePaymentScreen> payments;
    std::string unpaid;    // who gets less than they won: "Seat 2 · Blind $50"
    std::string broken;    // "Seat 2 · Blind $50 comes before Seat 3 · Double up $50."
    std::string short_by;  // who would have gone short in the order that was said
    std::vector<ClauseName> clauses;
};

/// Show me: the line of the right settlement that is played on the felt.
struct ShowMeScreen {
    std::string heading;  // "Line 2 of 5"
    std::string line;     // "Seat 1: Pay Super Tie $15"
    std::string why;      // the price as a sum, what a bank has left, when it is made; or empty
    ClauseScreen clause;  // that decides it
    std::string next_label;
    bool is_last = false;  // `next_label` leads back to the verdict
    std::string spoken;
};

struct Banner {
    bool right = false;
    std::string title, text;
};

struct PracticeScreen {
    std::string title;
    std::string crumb;  // "Breakout Blackjack · Level 2, Steady"
    std::string story;
    std::string question;                    // "Settle seat 1", "Is this allowed?"
    std::string event;                       // of a May question, in words
    std::string table;                       // "Standard table: ..."
    std::vector<RowScreen> rows;             // wagers, then seats; the hand to count; chips
    std::optional<PaymentsScreen> payments;  // eXtreme, until it is marked
    std::vector<ChoiceScreen> choices;
    std::string key_line;  // the keys that answer; empty once marked
    std::string status;    // "2 of 5 wagers answered", "Choose what comes first."
    bool can_check = false;
    bool shows_check = false;  // one choice is marked as it is chosen
    std::string check_label;   // "Check"; in an exam "Next item"
    bool offers_hints = false;
    std::vector<std::string> hints;
    bool more_hints = false;
    std::string hint_label;                   // "Hint", "Next hint"
    std::optional<PayTableScreen> pay_table;  // where it is offered
    bool can_undo = false;
    std::optional<Banner> banner;         // once marked
    std::optional<OrderScreen> order;     // eXtreme, a bank that is short
    std::vector<VerdictScreen> verdicts;  // in the order in which the lines are made
    bool can_try_again = false;
    bool can_show_me = false;
    std::optional<ShowMeScreen> show;  // in place of the verdicts
    std::optional<ClauseScreen> clause;
};

/// The table: the wagers in question, and once it is marked what was right and wrong.
TableScreen table_screen(const Practice& practice);

PracticeScreen screen_of(const Practice& practice, const Library& library);

/// How an answer that is no settlement was judged: what was said beside what is right.
std::vector<VerdictScreen> answer_verdicts(const Practice& practice, const Library& library);

/// "take $5"; with no amount "take".
std::string call_in_words(Call call, const std::string& amount);

/// The wagers and seats of a question, and the payments said so far.
std::vector<RowScreen> row_screens(const Practice& practice);
std::optional<PaymentsScreen> payments_screen(const Practice& practice);

/// The line of the settlement that is shown; nothing: none is.
std::optional<ShowMeScreen> show_me_screen(const Practice& practice, const Library& library);

/// How the bank had to pay, beside what was said; nothing if it could pay everybody.
std::optional<OrderScreen> order_screen(const Practice& practice, const Library& library);

/// What a clause or open point says under this table card, or that the rule book does not hold it.
ClauseScreen clause_screen(const std::string& id, const Library& library, const TableCard& card);

/// What a wrong answer is told beside the ruling, for every verdict of the screen: the words of the
/// clause that decides, where no misreading explains it, and what is paid at which price.
void add_reasons(PracticeScreen& screen, const Practice& practice, const Library& library);
/// "3 to 2 on $15 is $22.50."; empty where nothing is paid or a short bank pays what it can.
std::string price_in_words(const HandRecord& hand, Who who, Wager wager);

/// The verdict on one wager, tip or place in words.
VerdictScreen verdict_screen(const WagerVerdict& verdict, Unit unit, const Library& library);
/// Every wager's verdict in the ruling's order. Where a seat was put out in place of placed, or
/// placed in place of out, the two make one.
std::vector<VerdictScreen> verdict_screens(const Verdict& verdict, Unit unit,
                                           const Library& library);

}  // namespace fairdeal
