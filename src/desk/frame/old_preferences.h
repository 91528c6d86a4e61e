#pragma once
// Preferences as the versions before kept them: lines of a word and the rest, in the file
// "preferences". They are read where there is no newer file, and never written.

#include "desk/frame/preferences.h"

namespace fairdeal {

/// Lines that make no sense are left out.
Preferences old_preferences_from(const std::string& text);

}  // namespace fairdeal
