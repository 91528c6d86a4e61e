#pragma once
// What was due and what was said of a wager, for people.

#include <string>

#include "record/unit.h"
#include "rules/verdict.h"

namespace fairdeal {

/// "take $12.50, return $12.50", "push", "out in 6th place", "1st place", "nothing".
std::string settlement_for_people(const SettledLines& lines, Unit unit);

/// What an undecided wager may come to: "take $5 or nothing", "undecided".
std::string settlements_for_people(const std::vector<SettledLines>& may_be, Unit unit);

/// As in rules/verdict_words.h.
std::string ruled_for_people(const WagerVerdict& verdict, Unit unit);
std::string claimed_for_people(const WagerVerdict& verdict, Unit unit);

}  // namespace fairdeal
