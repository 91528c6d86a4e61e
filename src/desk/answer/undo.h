#pragma once
// Undo and Redo of an answer, change by change, back to the state the question was opened with. It
// is not kept when the program ends, and there is none once the answer is marked.

#include <functional>

#include "desk/answer/practice.h"

namespace fairdeal {

/// Notes a change for Undo, if the act has made one; `before` is what draft_of said before the act.
/// What is typed into one `field` without another act in between is one change.
void note_change(Practice& practice, const std::string& before,
                 std::optional<std::size_t> field = std::nullopt);

/// Whatever `act` does is one change for Undo, apart from those before it and after it.
void as_one_change(Practice& practice, const std::function<void()>& act);

bool can_undo(const Practice& practice);
bool can_redo(const Practice& practice);
/// Takes the last change back, and goes to where it was made. False: there is none.
bool undo(Practice& practice);
/// Makes the last undone change again. False: there is none, or the answer was changed since.
bool redo(Practice& practice);

}  // namespace fairdeal
