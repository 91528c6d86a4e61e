#pragma once
// Answers questions as a person at the panel would, with what it offers and nothing else.

#include <string_view>

#include "desk/answer/practice.h"
#include "support/content.h"

namespace fairdeal {

/// Goes to every row, as somebody does who leaves some as they are; the first one last.
void look_at_all(Practice& practice);
/// Says everything that is due; a choice that is marked at once is marked.
void answer_right(Practice& practice);
/// As clumsy as can be: everything pushed or counted as four, everybody in, one of each chip, the
/// last choice.
void answer_badly(Practice& practice);

/// By keys: letters as they are, and one that has a name.
void type(Practice& practice, std::string_view letters);
void press_key(Practice& practice, KeyName name);

}  // namespace fairdeal
