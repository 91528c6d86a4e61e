#pragma once
// What there is to learn, and what it says now: the games, their clauses in the order of learning,
// and an edition of each.

#include "school/school.h"
#include "training/library.h"
#include "training/plan.h"

namespace fairdeal {

/// The games to be learnt, in order: those chosen, else all that have a book.
std::vector<Game> games_of(const Library& library, const SchoolSettings& settings);
/// The clauses to be learnt, in order: those of these games, as their books have them, with
/// what settles before what is done, defined and said, and after all of them the chapter on deals
/// that go wrong, once for all games.
std::vector<std::string> curriculum_of(const Library& library, const SchoolSettings& settings);

/// The game whose rule book has the clause; of a clause that several have the first of `preferred`
/// in which hands turn on it.
std::optional<Game> game_of_clause(const std::string& clause, const Library& library,
                                   const std::vector<Game>& preferred = {});

/// What the clauses of every book say now, under the house's cards. A clause of the chapter on
/// deals that go wrong is one for all games.
std::vector<ClauseEdition> editions_now(const Library& library, Millis now);

}  // namespace fairdeal
