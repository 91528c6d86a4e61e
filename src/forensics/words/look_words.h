#pragma once
// What a floor manager looks at first when something was found.

#include "forensics/finding.h"

namespace fairdeal {

/// "the pack or the reading is wrong: count the pack, and look at the frame of hand B7-377".
std::string look_in_words(const ShoeFinding& finding);

}  // namespace fairdeal
