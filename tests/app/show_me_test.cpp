// Show me: the right settlement on the felt, line by line, and the clause that is open beside a
// wrong answer.

#include "desk/answer/aids/show_me.h"

#include <boost/test/unit_test.hpp>

#include "desk/answer/practice_screen.h"
#include "lesson_walks.h"
#include "picture/table/table_picture.h"
#include "picture/table/table_view.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice by_keys(const std::string& id, const std::string& keys) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    Practice practice = start_practice(*scenario);
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
    return practice;
}

void press_named(Practice& practice, KeyName name) {
    press(practice, key(name), shipped_content().misreadings);
}

/// The tags beside the wagers, as the felt has them.
std::vector<std::string> tags_of(const Practice& practice) {
    std::vector<std::string> tags;
    for (const SpotView& spot : view_of(table_screen(practice)).spots) {
        for (const HandView& hand : spot.hands) {
            for (const WagerView& wager : hand.wagers) tags.push_back(wager.note);
        }
        for (const WagerView& wager : spot.side) tags.push_back(wager.note);
    }
    return tags;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(show_me)

BOOST_AUTO_TEST_CASE(the_settlement_is_played_line_by_line) {
    Practice practice = by_keys("breakout-bust-against-17", "uvp5\n");
    BOOST_REQUIRE(practice.mark.has_value());
    PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_TEST(screen.can_show_me);
    BOOST_TEST(!screen.show.has_value());
    press(practice, key('m'), {});
    screen = screen_of(practice, shipped_content());
    BOOST_REQUIRE(screen.show.has_value());
    BOOST_TEST(screen.show->heading == "Line 1 of 2");
    BOOST_TEST(screen.show->line == "Seat 1: Push Dealer hand");
    BOOST_TEST(screen.show->clause.id == "BRK-PUSH-3");
    BOOST_TEST(!screen.show->clause.text.empty());
    BOOST_TEST(screen.show->next_label == "Next line");
    BOOST_TEST(screen.show->spoken.find("Push Dealer hand") != std::string::npos);
    BOOST_TEST(screen.show->spoken.find(screen.show->clause.text) != std::string::npos);
    BOOST_TEST((table_screen(practice).current == std::pair(Who{1, 0}, Wager::Dealer)));
    BOOST_TEST(tags_of(practice) == (std::vector<std::string>{"push", ""}),
               boost::test_tools::per_element());
    press_named(practice, KeyName::Enter);
    screen = screen_of(practice, shipped_content());
    BOOST_REQUIRE(screen.show.has_value());
    BOOST_TEST(screen.show->line == "Seat 1: Take Super Tie $5");
    BOOST_TEST(screen.show->is_last);
    BOOST_TEST(tags_of(practice) == (std::vector<std::string>{"push", "take $5"}),
               boost::test_tools::per_element());
    press_named(practice, KeyName::Up);
    BOOST_TEST(*practice.shown_line == 0U);
    press_named(practice, KeyName::Space);
    press_named(practice, KeyName::Space);  // past the last line: back to the verdict
    BOOST_TEST(!practice.shown_line.has_value());
    BOOST_TEST(practice.mark.has_value());
    BOOST_TEST(!table_screen(practice).marks.empty());
}

BOOST_AUTO_TEST_CASE(escape_ends_it_and_only_then_leaves) {
    Practice practice = by_keys("breakout-bust-against-17", "uvp5\nm");
    press_named(practice, KeyName::Escape);
    BOOST_TEST(!practice.shown_line.has_value());
    BOOST_TEST(practice.mark.has_value());
    practice = by_keys("breakout-bust-against-17", "uvp5\nma");  // a letter is what it was
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST(!practice.shown_line.has_value());
}

BOOST_AUTO_TEST_CASE(a_payment_says_its_sum) {
    Practice practice = by_keys("breakout-super-tie-twenty", "uvt\n");
    BOOST_REQUIRE(practice.mark.has_value());
    bool paid = false, tipped = false;
    for (apply(practice, ShowAction::Begin); practice.shown_line;
         apply(practice, ShowAction::Next)) {
        const auto shown = show_me_screen(practice, shipped_content());
        BOOST_REQUIRE(shown.has_value());
        paid = paid || shown->why.find("8 to 1 on ") == 0;
        if (line_shown(practice)->verb != Verb::Tip) continue;
        tipped = true;
        BOOST_TEST((table_screen(practice).current == std::pair(Who{1, 0}, Wager::SuperTie)));
        BOOST_TEST(tags_of(practice).back().find("tip $") != std::string::npos);
    }
    BOOST_TEST(paid);
    BOOST_TEST(tipped);
}

BOOST_AUTO_TEST_CASE(it_is_not_offered_before_the_mark_nor_in_an_exam_nor_without_lines) {
    Practice practice = by_keys("breakout-bust-against-17", "uvt");
    BOOST_TEST(!apply(practice, ShowAction::Begin));
    practice.examined = true;
    mark_as_typed(practice, {});
    BOOST_TEST(!apply(practice, ShowAction::Begin));
    BOOST_TEST(!screen_of(practice, shipped_content()).can_show_me);
    BOOST_TEST(practice.clause.empty());
    Practice next = by_keys("breakout-offer-insurance", "3");
    BOOST_REQUIRE(next.mark.has_value());
    BOOST_TEST(!can_show_me(next));
}

/// No hand of the shelf stops it, and each line has its words, its clause and its tag.
BOOST_AUTO_TEST_CASE(every_settlement_of_the_shelf_can_be_shown) {
    std::size_t lines = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice practice = start_practice(scenario);
        practice.mark.emplace();
        practice.mark->key = key_of(scenario);
        BOOST_TEST_CONTEXT(scenario.id) {
            for (apply(practice, ShowAction::Begin); practice.shown_line;
                 apply(practice, ShowAction::Next)) {
                ++lines;
                const auto shown = show_me_screen(practice, shipped_content());
                BOOST_TEST(!shown->line.empty());
                BOOST_TEST(!shown->clause.text.empty(), shown->line);
                const TableScreen table = table_screen(practice);
                BOOST_TEST(table_in_words(view_of(table)) != "");
            }
        }
    }
    BOOST_TEST(lines > 500U);
}

BOOST_AUTO_TEST_CASE(in_a_lesson_it_is_shown_too) {
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Whole);
    BOOST_REQUIRE(walk.practice.has_value());
    answer(walk, false);
    BOOST_REQUIRE(is_marked(walk));
    BOOST_REQUIRE(can_show_me(*walk.practice));
    press(walk, shipped_content(), key('m'));
    BOOST_TEST(walk.practice->shown_line.has_value());
    press(walk, shipped_content(), key(KeyName::Escape));
    BOOST_TEST(!walk.practice->shown_line.has_value());
    BOOST_TEST(is_marked(walk));
}

BOOST_AUTO_TEST_CASE(the_clause_of_the_first_wrong_wager_is_open_without_a_click) {
    struct Row {
        const char* scenario;
        const char* keys;
        const char* clause;
    };
    const Row rows[] = {
        {"breakout-bust-against-17", "uvt\n", ""},
        {"breakout-bust-against-17", "uvp5\n", "BRK-ST-3"},
        {"breakout-bust-against-17", "tvt\n", "BRK-PUSH-3"},
        {"extreme-short-three-winners", "vvp20r^^p50vp50r\n", "BJX-SHORT-3"},
    };
    for (const Row& row : rows) {
        const Practice practice = by_keys(row.scenario, row.keys);
        BOOST_REQUIRE_MESSAGE(practice.mark.has_value(), row.keys);
        const auto shown = screen_of(practice, shipped_content()).clause;
        BOOST_TEST((shown ? shown->id : "") == row.clause, row.keys);
    }
}

BOOST_AUTO_TEST_SUITE_END()
