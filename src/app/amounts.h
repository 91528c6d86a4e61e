#pragma once
// Amounts for people, with their unit.

#include <string>

#include "record/unit.h"

namespace fairdeal {

/// "$1,250.50", "1,250.50 chips".
std::string amount_in_words(Money amount, Unit unit);

}  // namespace fairdeal
