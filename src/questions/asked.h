#pragma once
// What a scenario's question asks for, worked out by a reader of the sheet: the parts that keys are
// made of (grade.h). Each is given the ruling of the scenario's hand as that reader rules it; none
// of them explains.

#include "questions/grade.h"
#include "record/irregular/as_played.h"

namespace fairdeal {

/// The hand's ruling by somebody who misreads the clause; null: by who knows them all.
Ruling rule_as_read(const HandRecord& hand, const Misreading* misread);

/// The lines that are due and not in the record yet; none of a wager that it settles otherwise.
std::vector<Line> lines_to_make(const HandRecord& hand, const Ruling& ruling);

/// Of those, the ones that the question is about.
std::vector<Line> lines_asked(const Scenario& scenario, const Ruling& ruling);

/// The ruling as far as it is asked for: `lines` are lines_asked.
Ruling ruling_asked(const Scenario& scenario, const Ruling& ruling, std::vector<Line> lines);

/// The table where the hand stops.
TableState table_asked(const Scenario& scenario, const Ruling& ruling);

/// Clauses that make a key so, each once.
void add_once(std::vector<ClauseId>& all, ClauseId clause);
void add_clauses(std::vector<ClauseId>& all, const Line& line);
void add_clauses(std::vector<ClauseId>& all, const std::vector<Breach>& breaches);

/// The wager that a line, or a wager's verdict, is about: a tip is its Super Tie's.
WagerOf wager_of(Who who, Wager wager, Verb verb);

/// What lies on a wager of a hand, as doubles and splits have made it; nothing if there is none.
Money stake_on(const TableState& table, Who who, Wager wager);

/// Where only a return is due, it is that; of several lines the first that moves more than a rest.
Verb outcome_of(const std::vector<Line>& lines);

/// All that the lines pay.
Money paid_in(const std::vector<Line>& lines);

/// The clause that decides the first of the lines; they must not be empty.
ClauseId deciding_clause(const std::vector<Line>& lines);

/// Up to four clauses to choose from, in the order of the sheet: that one, and its neighbours in
/// the rule book which are not cited for it too.
std::vector<ClauseId> clause_choices(Game game, ClauseId right, const std::vector<Line>& lines);

/// A card that was seen is offered to the hand that decides now; null: none is.
const Act* offered_to(const Ruling& ruling);

/// Next: the acts that are called for. Where a line must be made before anything else goes on, only
/// the lines; where the chapter IRR asks for something, only that.
std::vector<Act> acts_that_come_first(const Ruling& ruling);

/// May: Allowed is what `next` calls for, or `may` offers the one who would do it, and no clause
/// forbids. Untold: it is neither offered nor forbidden, and cannot be asked for.
enum class Permission : std::uint8_t { Allowed, Forbidden, Untold };
Permission permission_of(const HandRecord& hand, const Ruling& ruling, const Event& event,
                         const std::vector<Breach>& breaches);
/// Of a line of the floor: what the chapter IRR asks for or lets somebody do is allowed too; what
/// only befalls a table (a card drawn in error) cannot be asked for.
Permission permission_of(const HandRecord& hand, const Ruling& ruling, const FloorEvent& event,
                         const std::vector<Breach>& breaches);

/// May, allowed: what makes the act due or open, the deciding clause first, where the ruling says.
std::vector<ClauseId> clauses_that_open(const Ruling& ruling, const Event& event);
std::vector<ClauseId> clauses_that_open(const Ruling& ruling, const FloorEvent& event);

/// The breaches of one event more, as read.
std::vector<Breach> breaches_as_read(const HandRecord& hand, const Event& event,
                                     const Misreading* misread);
std::vector<Breach> breaches_as_read(const HandRecord& hand, const FloorEvent& event,
                                     const Misreading* misread);

/// Next: what other acts than those due would break, each clause once; open points last.
std::vector<Breach> breaches_of_other_acts(const HandRecord& hand, const Act& first,
                                           const std::vector<std::string>& due);

/// The line as an answer has it.
ClaimedLine as_claimed(const Line& line);

}  // namespace fairdeal
