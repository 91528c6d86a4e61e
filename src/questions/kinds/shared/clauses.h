#pragma once
// What the kinds that are answered with a clause share: the clauses to choose from, and the one
// that decides.

#include "questions/kinds/kind.h"

namespace fairdeal {

/// Fills in the choices: the deciding clause of the key's lines, and neighbours that `cited` lines
/// do not cite.
void fill_choices(Key& key, Game game, const std::vector<Line>& cited);
/// The choices of the key; where it has none, those around the first clause of who goes out.
std::vector<ClauseId> clauses_to_choose(const Scenario& scenario);
/// The deciding clauses of the lines, each once.
std::vector<std::string> deciding_clauses(const Key& key);

}  // namespace fairdeal
