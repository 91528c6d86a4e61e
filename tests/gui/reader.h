#pragma once
// What a screen reader finds in a window: the toolkit's own tree of controls, walked from within,
// without a desktop bus.

#include <string>
#include <vector>

class wxWindow;

namespace fairdeal::testing {

/// One thing that the keyboard can reach, as a screen reader would call it: "push button: Check".
struct Control {
    std::string role, name;
};

/// Every control of the window that is on the screen and takes the keyboard, in the tree's order.
std::vector<Control> controls_of(wxWindow* window);

/// The keyboard is in this window or in a part of it that the toolkit keeps to itself.
bool has_keyboard(wxWindow* window);

/// Those of them without a name: "push button 3 of 12".
std::vector<std::string> nameless(wxWindow* window);

/// Those of them whose role says nothing: a screen reader could not tell what they are for.
std::vector<std::string> without_role(wxWindow* window);

/// Those that can be used now and that Tab, pressed until it is back where it began, does not
/// reach.
std::vector<std::string> beyond_tab(wxWindow* window);

}  // namespace fairdeal::testing
