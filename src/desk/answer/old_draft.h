#pragma once
// Drafts of answers as older builds kept them: which row or choice by its number, what was pressed
// by its place among the buttons. Schools and exam logs hold them; they are read and never written.

#include "desk/answer/practice.h"

namespace fairdeal {

/// As take_up_draft (draft.h).
bool take_up_old_draft(Practice& practice, const std::string& draft);

}  // namespace fairdeal
