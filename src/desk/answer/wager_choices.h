#pragma once
// Questions that are answered with wagers or clauses of a list: what the list holds. It is built
// from what lies on the table, so that it does not give the answer away.

#include "desk/answer/practice.h"

namespace fairdeal {

/// Active: every wager that is not settled, then "none of them".
std::vector<Choice> active_choices(const Scenario& scenario);
/// Error: every wager with what the dealer did of it, then "everything is right".
std::vector<Choice> error_choices(const Scenario& scenario);
/// Clause, Out: the ids of a few clauses; of Out also that none decides.
std::vector<Choice> clause_choices_of(const Scenario& scenario);

}  // namespace fairdeal
