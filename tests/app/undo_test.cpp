// Undo and Redo of an answer before it is checked.

#include "desk/answer/undo.h"

#include <boost/test/unit_test.hpp>

#include "desk/answer/draft.h"
#include "support/content.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice asked_about(const std::string& id) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    return start_practice(*scenario);
}

void type_keys(Practice& practice, const std::string& keys) {
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
}

constexpr KeyPress undo_key = control_key('z'), redo_key = control_key('y');
constexpr KeyPress other_redo_key{KeyName::Character, 'z', true, true};

KeyOutcome press_once(Practice& practice, const KeyPress& key) {
    return press(practice, key, shipped_content().misreadings);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(undo_of_answers)

BOOST_AUTO_TEST_CASE(change_by_change_back_to_the_state_it_opened_with) {
    struct Row {
        const char* scenario;
        const char* keys;
        std::size_t changes;
    };
    const Row rows[] = {
        {"breakout-bust-against-17", "u", 1},
        {"breakout-bust-against-17", "utp", 3},
        {"breakout-bust-against-17", "uu", 1},           // the same again is no change
        {"breakout-bust-against-17", "12.50", 1},        // one amount is one change
        {"breakout-bust-against-17", "12.5<", 1},        // rubbing out goes with it
        {"breakout-bust-against-17", "p12.50v15v1", 4},  // pay, amount, amount, tip
        {"breakout-bust-against-17", "12vu^3", 3},       // another act in between parts them
        {"extreme-short-three-winners", "p50p25-#", 6},  // a payment with its amount, ...
        {"league-lowest-goes", "o6", 2},
    };
    for (const Row& row : rows) {
        Practice practice = asked_about(row.scenario);
        const std::string at_first = draft_of(practice);
        type_keys(practice, row.keys);
        const std::string answered = draft_of(practice);
        std::size_t changes = 0;
        while (press_once(practice, undo_key) == KeyOutcome::Redraw) ++changes;
        BOOST_TEST(changes == row.changes, row.keys);
        BOOST_TEST(draft_of(practice) == at_first, row.keys);
        while (press_once(practice, redo_key) == KeyOutcome::Redraw) --changes;
        BOOST_TEST(changes == 0U, row.keys);
        BOOST_TEST(draft_of(practice) == answered, row.keys);
    }
}

BOOST_AUTO_TEST_CASE(undo_goes_to_the_row_that_it_changes) {
    Practice practice = asked_about("breakout-bust-against-17");
    type_keys(practice, "uvt^");
    BOOST_TEST(practice.current == 0U);
    BOOST_TEST(undo(practice));
    BOOST_TEST(practice.current == 1U);
    BOOST_TEST(!practice.wagers[1].call.has_value());
    BOOST_TEST((practice.wagers[0].call == Call::Push));
    press_once(practice, other_redo_key);
    BOOST_TEST((practice.wagers[1].call == Call::Take));
}

BOOST_AUTO_TEST_CASE(another_change_forgets_what_was_taken_back) {
    Practice practice = asked_about("breakout-bust-against-17");
    type_keys(practice, "ut");
    BOOST_TEST(undo(practice));
    BOOST_TEST(can_redo(practice));
    type_keys(practice, "r");
    BOOST_TEST(!redo(practice));
    BOOST_TEST((practice.wagers[0].call == Call::Return));
}

BOOST_AUTO_TEST_CASE(a_marked_answer_stands) {
    Practice practice = asked_about("breakout-bust-against-17");
    type_keys(practice, "uvp5\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(!undo(practice));
    BOOST_TEST((press_once(practice, undo_key) == KeyOutcome::Nothing));
    type_keys(practice, "a");  // again: what was wrong is open, and that is where Undo ends
    BOOST_REQUIRE(!practice.mark.has_value());
    BOOST_TEST(!can_undo(practice));
    type_keys(practice, "t");
    BOOST_TEST(undo(practice));
    BOOST_TEST((practice.wagers[0].call == Call::Push));
    BOOST_TEST(!practice.wagers[1].call.has_value());
}

BOOST_AUTO_TEST_CASE(in_an_exam_a_choice_can_be_taken_back_before_it_is_given) {
    Practice practice = asked_about("breakout-may-double-own-hand");
    practice.examined = true;
    type_keys(practice, "a");
    BOOST_REQUIRE(practice.chosen.has_value());
    BOOST_TEST((press_once(practice, undo_key) == KeyOutcome::Redraw));
    BOOST_TEST(!practice.chosen.has_value());
    BOOST_TEST(draft_of(practice).empty());
}

BOOST_AUTO_TEST_SUITE_END()
