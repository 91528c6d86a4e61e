// The replay room on a hand in which the deal went wrong: every line of its record is said.

#include <boost/test/unit_test.hpp>
#include <fstream>

#include "desk/replay/replay_keeping.h"
#include "questions/answer_text.h"
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

BOOST_AUTO_TEST_CASE(a_hand_that_went_wrong_makes_a_scenario) {
    ReplayedNight night("replay-irregular-test");
    open_hand_gone_wrong(night);
    const auto name = offer_scenario(night.room);
    BOOST_REQUIRE_MESSAGE(name, night.room.error);
    const std::string file = (night.folder / *name).string();
    const auto destination = make_scenario(night.room, file);
    BOOST_REQUIRE_MESSAGE(destination, night.room.error);
    BOOST_TEST(std::holds_alternative<PractiseNew>(*destination));

    ContentFiles files;
    BOOST_TEST(read_content_file(file, files).empty());
    BOOST_REQUIRE(files.scenarios.size() == 1U);
    const Problems problems = check_sense(files, night.library);
    BOOST_TEST(problems.empty(), (problems.empty() ? "" : to_text(problems.front())));
    const Scenario& scenario = files.scenarios.front().value;
    BOOST_TEST(write(scenario.hand) ==
               "breakout notation=2\n1 bet player 20\n1 deal 5h 3d\ndealer deal 9d (8c)\n"
               "dealer hit 5c\ndealer move 5c 1\ndealer draw 2c\n1 accept 2c\n1 hit 3c\n"
               "1 stand\ndealer turn 8c\ndealer stand\n");
    // Eighteen against seventeen; thirty was paid, and ten of it taken back.
    BOOST_TEST(text_of(right_answer(scenario, key_of(scenario)), scenario) == "1 pay player 20");
    const auto wrong = answer_from("1 pay player 30", scenario);
    BOOST_REQUIRE(wrong);
    BOOST_TEST(!grade(*wrong, scenario, night.library.misreadings).right);
    BOOST_TEST(scenario.id + ".xml" == *name);
}

BOOST_AUTO_TEST_CASE(it_makes_a_scenario_that_asks_what_the_floor_orders) {
    ReplayedNight night("replay-irregular-test");
    BOOST_TEST(!tells_what_went_wrong(night.room));
    open_hand_gone_wrong(night);
    BOOST_TEST(tells_what_went_wrong(night.room));
    const auto name = offer_scenario(night.room, PitQuestion::Order);
    BOOST_REQUIRE_MESSAGE(name, night.room.error);
    BOOST_TEST(*name != *offer_scenario(night.room));
    const auto destination =
        make_scenario(night.room, (night.folder / *name).string(), PitQuestion::Order);
    BOOST_REQUIRE_MESSAGE(destination, night.room.error);
    const auto& made = std::get<PractiseNew>(*destination).scenario.scenario;
    BOOST_TEST((made.question.kind == QuestionKind::Remedy));
    BOOST_TEST(write(made.hand).ends_with("dealer hit 5c\n"));
    BOOST_TEST(key_of(made).acts.at(0) == "floor rules IRR-6 burn");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
