#pragma once
// The sample night in Replay, in the real window.

#include <boost/test/unit_test.hpp>

#include "window.h"

namespace fairdeal::testing {

/// Open, with no hand on the table and nothing searched for.
inline void open_the_sample() {
    start_over();
    desk->section = DeskSection::Replay;
    close_hand(desk->replay);
    if (desk->replay.log) set_query(desk->replay, {});
    frame->show_now();
    if (desk->replay.log) return;
    come_to_rest();
    click(frame->log().sample_button());
    BOOST_REQUIRE(comes_true([] { return desk->replay.log != nullptr; }));
    come_to_rest();
}

}  // namespace fairdeal::testing
