#pragma once
// What a trainee has answered so far as a line of text for each part, so that a question can be
// taken up again after a crash with everything that was typed.

#include "desk/answer/practice.h"

namespace fairdeal {

/// Empty while nothing is answered. Marks and what is picked are not in it.
std::string draft_of(const Practice& practice);

/// Puts a draft back into a practice that has just been started. False, and nothing is changed: it
/// is no draft of this question.
bool take_up_draft(Practice& practice, const std::string& draft);

}  // namespace fairdeal
