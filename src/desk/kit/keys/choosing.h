#pragma once
// The keyboard in a list that opens.

#include <wx/window.h>

#include "desk/frame/keys.h"

namespace fairdeal {

/// Whether such a list within this window has the keyboard, and the key goes through its rows or
/// opens it.
bool choice_wants_key(const wxWindow* window, const KeyPress& key);

}  // namespace fairdeal
