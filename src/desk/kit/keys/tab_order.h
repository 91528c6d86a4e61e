#pragma once
// Where Tab leads after controls came, went, or were shown or enabled.

#include <wx/window.h>

namespace fairdeal {

/// To be called when something within a container begins or ends to take the keyboard. The toolkit
/// looks at a container only when a child is added to it: one that was empty then, Tab passes by
/// for ever.
void renew_tab_order(wxWindow* container);

/// For Show() of what takes the keyboard: renews its place where it has `changed`, and gives that
/// back. What is hidden when the toolkit looks has no place.
bool show_in_tab_order(wxWindow& window, bool changed);

}  // namespace fairdeal
