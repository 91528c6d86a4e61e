#pragma once
// A question of an exam in plain text, and answers to it as lines: for a terminal.

#include <string>
#include <string_view>

#include "desk/answer/practice.h"
#include "training/library.h"

namespace fairdeal {

/// The hand, the question, and what can be said to it, each with its number.
std::string question_text(const Practice& practice, const Library& library);
/// What has been said so far.
std::string answer_text(const Practice& practice, const Library& library);

/// Takes one line of an answer: "1 take", "2 pay 25", "2 pay 25 tip 1", "3 push", "1 return 5",
/// "2 out 6", "2 place 1", "2 in", "1 soft 17", "1 hard 12", "1 natural", "3 4" (four chips of the
/// third value), "B" (the second choice). Empty where it was taken, else why not.
std::string take_line(Practice& practice, std::string_view line);

}  // namespace fairdeal
