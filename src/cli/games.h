#pragma once
// Games as the command line names them.

#include <string>

#include "base/problem.h"

namespace fairdeal {

/// "breakout, midnight, extreme or league".
std::string names_of_games();

/// The refusal of a word of --game that names none, with those that do.
Problem no_game(const std::string& word);

}  // namespace fairdeal
