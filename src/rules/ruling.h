#pragma once
// What the engine says of a record: the settlement that is due, line by line with its clauses, what
// must happen next when the record stops early, and what the record shows that a clause forbids.

#include <optional>
#include <string>
#include <vector>

#include "record/table.h"
#include "rules/clause.h"
#include "rules/settled_lines.h"

namespace fairdeal {

/// One settlement line, due and why.
struct Line {
    Who who;
    Verb verb = Verb::Push;     // Take, Pay, Push, Return, Tip, Out, Place
    Wager wager = Wager::None;  // None for Tip, Out, Place
    Money amount;               // of a Push: the stake
    int place = 0;              // Out, Place
    Clauses because;
    int due = no_event;  // index of the event that made it due (an incomplete hand has none later)
    int before_card_after = no_event;   // >= 0: must be made before the first card after this event
    ClauseId in_time{};                 // then: the clause that says so
    std::optional<Money> bank_after{};  // extreme: what the dealer has left once the line is made
    [[nodiscard]] bool is_urgent() const { return before_card_after != no_event; }
};

/// The settlement event that makes the line; of a push none says an amount.
Event event_of(const Line& line);
/// "1 take super-tie 5", "1 push dealer": the line as the notation writes it.
std::string to_text(const Line& line);

/// Something a record shows that a clause forbids.
struct Breach {
    int line = 0;  // of the record; the header is 1
    ClauseId clause;
    std::string what;
    bool of_order = false;  // of when something was settled, not of what
};

/// What must happen now: an event without its card, with its amount where money moves.
struct Act {
    Who who;
    Verb verb = Verb::Hit;
    Wager wager = Wager::None;
    Money amount;
    bool decides = false;  // a choice: "1.2 decides"; which verbs are open is in Ruling::may
    Clauses because{};     // what makes it due now, the deciding clause first
    /// In place of `verb`: what only a deal that went wrong asks for (chapter IRR).
    std::optional<FloorVerb> remedy{};
    FloorWho by = FloorWho::Table;  // then: who does it, unless it is `who`
    /// The same act, whichever clauses make it due.
    friend bool operator==(const Act& a, const Act& b) {
        return a.who == b.who && a.verb == b.verb && a.wager == b.wager && a.amount == b.amount &&
               a.decides == b.decides && a.remedy == b.remedy && a.by == b.by;
    }
};
std::string to_text(const Act& act);

/// A wager whose settlement hangs on cards that cannot be read.
struct Undecided : Subject {
    std::vector<SettledLines> may_be;  // every possible settlement; empty: too many to rule
    std::vector<int> hangs_on;         // lines of the record with the cards it hangs on
};

/// One payment that a bank would owe if it reached: a round's due to one wager.
struct OwedPayment {
    Who who;
    Wager wager = Wager::None;
    Money amount;
};

/// A bank that cannot pay everybody, and how it pays: the order of the pays matters.
struct ShortBank {
    bool is_short = false;          // false: the rest says nothing
    Money bank;                     // all that can be paid out
    std::vector<OwedPayment> owed;  // round by round, in the order that the clauses fix
    bool pays_in_part = true;       // the last payment is what is left (AMB-BJX-03)
};

struct Ruling {
    std::vector<Line> lines;           // in the order in which they must be made
    std::vector<Undecided> undecided;  // with unreadable cards; the rest holds whatever they are
    bool complete = false;             // the play is over
    ShortBank short_bank;   // extreme: if it is short, the pays in any other order are wrong
    std::vector<Act> next;  // empty once complete
    std::vector<Verb> may;  // what the clauses allow anybody who decides; once complete, what
                            // may still be done though nothing hangs on it
    std::vector<FloorVerb> may_also;  // likewise of the remedies of chapter IRR
    std::vector<ClauseId> at_issue;   // its clauses that leave the house a choice where something
                                      // has gone wrong that is not put right yet
    std::vector<Breach>
        breaches;                 // by line of the record; called "faults" in the notation's output
    std::vector<Breach> notes;    // what is to be reported though the money is right: chapter IRR
    std::vector<Effect> effects;  // one for each event of the record, as_played() if it went wrong
    /// Every event could happen on the table when its turn came, and counts: the table is the one
    /// that the record folds to by itself. False of a record with unreadable cards.
    bool folds_plainly = true;

    /// Empty again; the lists keep their memory for the next hand.
    void clear();
    void sort_breaches();  // by line; those of one line as they were found
    /// Nothing more hangs on the order of settlement: of a record whose source does not give it.
    void leave_order_out();

    /// The clause that puts the line at index `a` before the one at `b` (without id if the hand was
    /// ruled for the amounts alone); nothing: `a` may come after it as well.
    [[nodiscard]] std::optional<ClauseId> puts_before(std::size_t a, std::size_t b) const;
};

}  // namespace fairdeal
