#pragma once
// The keyboard in a list that opens. Of one that was reached by Tab wxWidgets does not know that it
// has the keyboard, so GTK is asked (gtk.cpp).

#include <wx/window.h>

#include "desk/frame/keys.h"

namespace fairdeal {

namespace gtk {
/// Whether such a list within this window has the keyboard.
bool is_choosing(const wxWindow* window);
}  // namespace gtk

/// Whether it has, and the key goes through its rows or opens it.
bool choice_wants_key(const wxWindow* window, const KeyPress& key);

}  // namespace fairdeal
