#pragma once
// Answers questions as a person at the panel would, with what it offers and nothing else.

#include "app/practice.h"
#include "training/library.h"

namespace fairdeal {

/// The content of the source.
const Library& shipped_content();

/// Goes to every row, as somebody does who leaves some as they are; the first one last.
void look_at_all(Practice& practice);
/// Says everything that is due; a choice that is marked at once is marked.
void answer_right(Practice& practice);
/// As clumsy as can be: everything pushed or counted as four, everybody in, one of each chip, the
/// last choice.
void answer_badly(Practice& practice);

}  // namespace fairdeal
