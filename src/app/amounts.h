#pragma once
// Amounts for people, with their unit.

#include <string>

#include "record/record.h"
#include "record/unit.h"

namespace fairdeal {

/// "$1,250.50", "1,250.50 chips".
std::string amount_in_words(Money amount, Unit unit);
/// "$25", "25": where there is little room.
std::string brief_amount(Money amount, Unit unit);
/// "+$5", "−$5", "+5 chips"; nothing is "".
std::string signed_amount(Money amount, Unit unit);

// As in words.h, of a hand whose amounts are in this unit.
std::string event_in_words(const Event& event, Unit unit);
std::string line_in_words(Verb verb, Wager wager, Money amount, Unit unit);

}  // namespace fairdeal
