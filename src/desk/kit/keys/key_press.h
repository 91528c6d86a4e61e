#pragma once
// The toolkit's keys as the app's, and which of them a focused control keeps for itself.

#include <wx/event.h>
#include <wx/window.h>
#include <optional>

#include "desk/frame/keys.h"

namespace fairdeal {

/// Nothing for a key that no screen knows.
std::optional<KeyPress> key_press_of(const wxKeyEvent& event);

/// The window name of buttons that are an answer: Space chooses or ticks them, Enter belongs to the
/// page.
constexpr const char* tick_button = "tick";

/// A field that is typed into wants letters, one for amounts only digits and what edits them; a
/// button wants to be pressed.
bool wants_key(const wxWindow* focus, const KeyPress& key);

}  // namespace fairdeal
