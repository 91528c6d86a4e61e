#pragma once
// Undo and Redo of an answer, change by change, back to the state the question was opened with. It
// is not kept when the program ends, and there is none once the answer is marked.

#include "desk/answer/practice.h"

namespace fairdeal {

/// Notes a change for Undo, if the act has made one; `before` is what draft_of said before the act.
/// What is typed into one `field` without another act in between is one change.
void note_change(Practice& practice, const std::string& before,
                 std::optional<std::size_t> field = std::nullopt);

bool can_undo(const Practice& practice);
bool can_redo(const Practice& practice);
/// Takes the last change back, and goes to where it was made. False: there is none.
bool undo(Practice& practice);
/// Makes the last undone change again. False: there is none, or the answer was changed since.
bool redo(Practice& practice);

}  // namespace fairdeal
