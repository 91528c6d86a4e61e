// The replay room on a hand in which the deal went wrong: every line of its record is said.

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "desk/replay/replay_keeping.h"
#include "replayed_night.h"

namespace fairdeal {
namespace {

const std::string hand_gone_wrong = R"(breakout notation=2 id=W1 table=B7
1 bet player 20
1 deal 5h 3d
dealer deal 9d (8c)
dealer hit 5c
dealer move 5c 1
dealer draw 2c
1 accept 2c
1 hit 3c
1 stand
dealer turn 8c
dealer stand
1 pay player 30
floor rules IRR-20 correct
1 correct player take 10
)";

BOOST_AUTO_TEST_SUITE(replay_irregular)

/// A log of one hand in which a card was moved and another one accepted, opened at its hand.
void open_hand_gone_wrong(ReplayedNight& night) {
    const std::string file = (night.folder / "wrong.txt").string();
    std::ofstream(file) << hand_gone_wrong;
    night.room.work =
        start_import(file, (night.folder / "wrong.db").string(), night.library.misreadings);
    night.finish();
    BOOST_REQUIRE(night.room.rows.size() == 1U);
    open_hand(night.room, night.room.rows.front().idx, night.library.misreadings);
    BOOST_REQUIRE(night.room.hand.has_value());
}

BOOST_AUTO_TEST_CASE(a_hand_that_went_wrong_says_every_line_of_its_record) {
    ReplayedNight night("replay-irregular-test");
    open_hand_gone_wrong(night);
    OpenHand& hand = *night.room.hand;
    BOOST_TEST(record_text(hand) == hand_gone_wrong);
    const ReplayScreen screen = replay_screen(hand, night.library);
    BOOST_REQUIRE(screen.events.size() == 10U);
    BOOST_TEST(screen.events[3].note == "recorded as 'dealer move 5c 1'");
    BOOST_TEST(screen.events[4].note ==
               "recorded as '1 accept 2c' \u00b7 before it 'dealer draw 2c'");
    BOOST_TEST(screen.events.back().note.find(
                   "after it 'floor rules IRR-20 correct'; '1 correct player take 10'") !=
               std::string::npos);
    bool is_reported = false;
    for (const VerdictScreen& fault : screen.faults)
        is_reported = is_reported || (fault.word == "Report" && fault.title == "Line 15");
    BOOST_TEST(is_reported);
    const std::string text = hand_text(hand, night.library);
    BOOST_TEST(text.find(hand_gone_wrong) != std::string::npos);
    for (hand.step = 0; hand.step <= hand.replay.record.events.size(); ++hand.step)
        BOOST_CHECK_NO_THROW(table_screen(hand));
}

BOOST_AUTO_TEST_CASE(a_hand_that_went_wrong_makes_no_scenario) {
    ReplayedNight night("replay-irregular-test");
    open_hand_gone_wrong(night);
    BOOST_TEST(!offer_scenario(night.room));
    BOOST_TEST(night.room.error.find("a deal went wrong in it") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
