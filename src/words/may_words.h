#pragma once
// The question whether an act is allowed, as it is put to a trainee.

#include <string>

#include "record/record.h"
#include "record/unit.h"

namespace fairdeal {

/// "May seat 1 double?"; of an act that no guest asks for "Seat 1: Take Player hand $25. Is that
/// allowed?". The cards of the event are not said: whether it may happen does not hang on them.
std::string may_in_words(const Event& event, Unit unit);

}  // namespace fairdeal
