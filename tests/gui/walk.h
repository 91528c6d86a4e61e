#pragma once
// A page walked as a screen reader does: each control has a name and a role, and Tab reaches it.

#include <boost/test/unit_test.hpp>

#include "reader.h"
#include "window.h"

namespace fairdeal::testing {

inline std::string listed(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& each : all) text += (text.empty() ? "" : " | ") + each;
    return text;
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
