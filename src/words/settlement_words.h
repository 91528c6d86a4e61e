#pragma once
// What was due and what was said of a wager, for people.

#include <string>

#include "rules/verdict.h"
#include "words/amounts.h"

namespace fairdeal {

/// How an amount is told: in full (amount_in_words), or where there is little room (brief_amount).
using AmountWords = std::string (*)(Money, Unit);

/// "take $12.50, return $12.50", "push", "out in 6th place", "1st place", "nothing".
std::string settlement_for_people(const SettledLines& lines, Unit unit,
                                  AmountWords amount = amount_in_words);

/// What an undecided wager may come to: "take $5 or nothing", "undecided".
std::string settlements_for_people(const std::vector<SettledLines>& may_be, Unit unit,
                                   AmountWords amount = amount_in_words);

/// As in rules/verdict_words.h.
std::string ruled_for_people(const WagerVerdict& verdict, Unit unit,
                             AmountWords amount = amount_in_words);
std::string claimed_for_people(const WagerVerdict& verdict, Unit unit,
                               AmountWords amount = amount_in_words);

}  // namespace fairdeal
