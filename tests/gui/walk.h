#pragma once
// A page walked as a screen reader does: each control has a name and a role, and Tab reaches it.

#include <boost/test/unit_test.hpp>
#include <functional>

#include "reader.h"
#include "window.h"

namespace fairdeal::testing {

inline std::string listed(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& each : all) text += (text.empty() ? "" : " | ") + each;
    return text;
}

using Wanted = std::function<wxWindow*()>;

/// Tab after Tab, until the keyboard is there. A page may build a control again meanwhile: it is
/// asked for each time.
inline void tab_to(const Wanted& wanted) {
    BOOST_REQUIRE(comes_true([&] { return wanted() != nullptr && wanted()->IsShownOnScreen(); }));
    for (int i = 0; i < 80 && !has_keyboard(wanted()); ++i) press(WXK_TAB);
    BOOST_REQUIRE_MESSAGE(has_keyboard(wanted()), "Tab does not lead to " << wanted()->GetLabel());
}
inline void tab_to(wxWindow* window) {
    tab_to([window] { return window; });
}

/// Presses the button with the keyboard.
inline void push(const Wanted& button) {
    tab_to(button);
    press(WXK_SPACE);
}
inline void push(wxWindow* button) {
    push([button] { return button; });
}
/// All that is shown has a name and a role, and Tab reaches it.
inline void reads_well(const std::string& where) {
    BOOST_TEST(nameless(frame).empty(), where << ": " << listed(nameless(frame)));
    BOOST_TEST(without_role(frame).empty(), where << ": " << listed(without_role(frame)));
    const auto beyond = beyond_tab(frame);
    BOOST_TEST(beyond.empty(), where << ": Tab does not reach " << listed(beyond));
}

/// Walks the page that is shown.
inline void walk(const std::string& where, std::size_t at_least = 10) {
    frame->show_now();
    come_to_rest();
    frame->open_page()->take_focus();
    come_to_rest();
    BOOST_TEST(controls_of(frame).size() >= at_least, where);
    reads_well(where);
}

}  // namespace fairdeal::testing
