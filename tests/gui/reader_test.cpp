// Every control that the keyboard can reach has a name for a screen reader, in every room.
#include <boost/test/unit_test.hpp>

#include "reader.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// The first nameless control and where, or nothing.
std::string first_nameless(std::size_t at_least, const std::string& where = "") {
    come_to_rest();
    const auto found = nameless(frame);
    const std::size_t all = controls_of(frame).size();
    if (all < at_least) return where + ": only " + std::to_string(all) + " controls";
    return found.empty() ? "" : where + ": " + found.front();
}

/// The scenario of a game with the most wagers and seats to answer for.
std::string fullest(Game game) {
    std::size_t most = 0;
    std::string id;
    for (const Scenario& scenario : desk->library.scenarios) {
        const bool settles = scenario.question.kind == QuestionKind::Table;
        const std::size_t rows =
            settles && scenario.game() == game ? start_practice(scenario).rows() : 0;
        if (rows > most) id = scenario.id;
        most = std::max(most, rows);
    }
    return id;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(screen_reader)

BOOST_AUTO_TEST_CASE(every_control_of_the_list_and_of_the_keys_has_a_name) {
    start_over();
    BOOST_TEST(first_nameless(8) == "");
    press(WXK_F1);
    BOOST_TEST(comes_true([] { return frame->keys().IsShown(); }));
    BOOST_TEST(first_nameless(9) == "");
    start_over();
}

BOOST_AUTO_TEST_CASE(every_control_of_a_scenario_has_a_name_before_and_after_the_answer) {
    for (const Game game : {Game::Breakout, Game::Midnight, Game::Extreme, Game::League}) {
        const std::string id = fullest(game);
        if (id.empty()) continue;
        open(id);
        BOOST_TEST(first_nameless(12, id) == "");
        Practice& practice = *desk->practise.practice();
        for (std::size_t i = 0; i < practice.wagers.size(); ++i) type_amount(practice, i, "5");
        for (std::size_t i = 0; i < practice.seats.size(); ++i)
            set_fate(practice, i, Fate::StaysIn);
        frame->show_now();
        BOOST_TEST(first_nameless(12, id + " answered") == "");
        desk->answering.check();
        BOOST_REQUIRE(practice.mark.has_value());
        show_clause(practice, "AMB-BRK-04");
        frame->show_now();
        BOOST_TEST(first_nameless(10, id + " marked") == "");
    }
    open("breakout-offer-insurance");
    BOOST_TEST(first_nameless(12) == "");
    start_over();
}

BOOST_AUTO_TEST_CASE(every_control_of_the_replay_room_has_a_name) {
    start_over();
    desk->section = DeskSection::Replay;
    frame->show_now();
    BOOST_TEST(first_nameless(5) == "");
    if (!desk->replay.log) {
        click(frame->log().sample_button());
        BOOST_REQUIRE(comes_true([] { return desk->replay.log != nullptr; }));
        frame->show_now();
    }
    BOOST_TEST(first_nameless(8) == "");
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    BOOST_TEST(first_nameless(10) == "");
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
