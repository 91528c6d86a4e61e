#pragma once
// What other choices of the house would have cost, in words.

#include "audit/explain/house_change.h"

namespace fairdeal {

/// "players would have had $5 more and $0 less: it would have cost the house $5", of one unit;
/// `amount` says how amounts are told.
std::string cost_in_words(const HouseChangeReport& report, Unit unit,
                          std::string (*amount)(Money, Unit));

}  // namespace fairdeal
