#pragma once
// Chips in plain words.

#include <string>

#include "questions/tray.h"
#include "record/unit.h"

namespace fairdeal {

/// "$120: 1 × $100 + 4 × $5"; "120 chips: 1 × 100 + 4 × 5"; "nothing".
std::string chips_in_words(const ChipPiles& chips, Unit unit);

}  // namespace fairdeal
