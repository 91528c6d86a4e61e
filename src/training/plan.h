#pragma once
// What a trainee remembers of every clause, worked out from the answers, and what to ask today. The
// cards are the clauses of the rule book; each review is a fresh hand.
//
// One item exercises several clauses, and is credited so:
// - A right answer is the deciding clause's own: it is graded in full (see grade_of) and counts for
//   its mastery. The other clauses were applied on the way, and rightly, but nobody had to tell
//   them apart from their neighbours: such of them as are in Review grow by half of a Good, and
//   their mastery and interval are left alone. One that was never asked for does not begin so, or
//   a busy table would teach by walking past.
// - A wrong answer blames what is known to be wrong: the clause of the misreading or of the first
//   wrong step; with nothing known, the deciding clause. These are graded Again. The others are
//   neither credited nor blamed: after the first slip nothing was shown of them.

#include <map>
#include <span>
#include <string>
#include <vector>

#include "training/book/rulebook.h"
#include "training/mastery.h"

namespace fairdeal {

struct SchoolRules {
    MemoryRules memory;
    MasteryRules mastery;
    friend bool operator==(const SchoolRules&, const SchoolRules&) = default;
};

struct ClauseState {
    Memory memory;
    Mastery mastery;
    Millis changed = 0;  // when the clause was reworded or re-decided last, and not answered since;
                         // 0: it was not
    friend bool operator==(const ClauseState&, const ClauseState&) = default;
};
/// By clause id; a clause never answered is left out.
using ClauseStates = std::map<std::string, ClauseState, std::less<>>;

/// What a clause said from a time on: a fingerprint of its words and of the table card's choices
/// about it. The first one of a clause is no change.
struct ClauseEdition {
    std::string clause;
    std::string edition;
    Millis since = 0;
    friend bool operator==(const ClauseEdition&, const ClauseEdition&) = default;
};
/// 16 hexadecimal digits; the same words and choices have the same on every machine.
std::string edition_of(const BookClause& clause, const RuleBook& book, const TableCard& card);

/// Several of them as one, which is another once any of them is: of a clause that stands in the
/// books of several games.
std::string one_edition(std::span<const std::string> editions);

void take_in(ClauseStates& states, const GivenAnswer& answer, const SchoolRules& rules);
/// The clause was changed: its card goes back to Learning and its mastery starts again.
void take_in_change(ClauseStates& states, const std::string& clause, Millis at);
/// All of it from the beginning: answers by time (of equal ones by number) with the changes between
/// them. The order in which they are given does not matter.
ClauseStates states_after(std::span<const GivenAnswer> answers,
                          std::span<const ClauseEdition> editions, const SchoolRules& rules);

struct PlanOptions {
    Millis now = 0;
    Millis day_ends = 0;  // the trainee's midnight, or later
    int cap = 60;         // clauses a day, reviews and new ones together
    int new_a_day = 8;
    double retention = 0.90;                // see retention_at
    int answered_today = 0;                 // and done with for today: they count against the cap
    int started_today = 0;                  // new clauses started
    std::vector<std::string> curriculum;    // every clause to be learnt, in the order of learning
    std::vector<std::string> from_floor{};  // clauses got wrong at real tables that are to be asked
                                            // today, of the curriculum or not, in their order
};

/// 0.95 in the 30 days before an exam and on its day, else what the trainee has set.
double retention_at(double set, std::optional<Millis> exam, Millis now);

enum class WhyAsked : std::uint8_t { Learning, Changed, Due, New, Floor };
/// "learning", "changed", "due", "new", "floor".
std::string_view to_text(WhyAsked why);

struct PlannedClause {
    std::string clause;
    WhyAsked why = WhyAsked::Due;
    Millis due = 0;     // of a new one: now
    double recall = 0;  // now
    double loss = 0;    // how much recall is lost by waiting for one more day
    friend bool operator==(const PlannedClause&, const PlannedClause&) = default;
};

struct DayPlan {
    std::vector<PlannedClause> today;   // what comes from the floor first, what is being learnt and
                                        // was changed, then reviews by greatest loss, then new ones
                                        // in the order of learning
    std::vector<PlannedClause> pushed;  // due, but beyond the cap: the least loss
    Millis expected = 0;                // how long today's will take this trainee
};
/// Only clauses of the curriculum and from the floor are planned. With more due than the cap, those
/// stay that would lose most; no new one is started until everything due fits.
DayPlan plan_day(const ClauseStates& states, const PlanOptions& options, const SchoolRules& rules);

/// When a clause is due under another retention than the rules'.
Millis due_under(const Memory& memory, double retention, const MemoryRules& rules);

struct ForecastDay {
    int reviews = 0, fresh = 0;  // asked
    int pushed = 0;              // on to the next day
    friend bool operator==(const ForecastDay&, const ForecastDay&) = default;
};
/// The next days, today first, if every answer is right: what is answered comes back when it is
/// due, and never more than the cap on one day.
std::vector<ForecastDay> forecast(ClauseStates states, PlanOptions options,
                                  const SchoolRules& rules, int days);

}  // namespace fairdeal
