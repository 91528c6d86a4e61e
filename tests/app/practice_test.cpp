// A trainee at a scenario, without a window: what the keys do, what can be checked, what the screen
// says.

#include "desk/answer/practice_screen.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "content/library.h"
#include "questions/words/act_words.h"
#include "support/content.h"
#include "support/hands.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice at(const std::string& id) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    return start_practice(*scenario);
}

Practice typed(Practice practice, const std::string& keys) {
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
    return practice;
}

std::string in_words(const Claim& claim) {
    std::string row;
    for (const ClaimedLine& line : claim)
        row +=
            (row.empty() ? "" : " / ") +
            to_text(Line{line.who, line.verb, line.wager, line.amount, 0, {}, no_event, no_event});
    return row;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(practice)

BOOST_AUTO_TEST_CASE(keys_become_the_lines_they_stand_for) {
    struct Row {
        const char* keys;
        const char* claim;
    };
    // The spot holds a dealer hand bet of 25 and a Super Tie of 5.
    const Row rows[] = {
        {"", ""},
        {"u", "1 push dealer"},
        {"t", "1 take dealer 25"},
        {"r", "1 return dealer 25"},
        {"25", "1 pay dealer 25"},
        {"p12.50", "1 pay dealer 12.50"},
        {"12.5", "1 pay dealer 12.50"},
        {"t10", "1 take dealer 10 / 1 return dealer 15"},
        {"r10", "1 return dealer 10 / 1 take dealer 15"},
        {"u25", "1 pay dealer 25"},
        {"25<<7", "1 pay dealer 7"},
        {"uvt", "1 push dealer / 1 take super-tie 5"},
        {"uv15", "1 push dealer / 1 pay super-tie 15"},
        {"uv15v1", "1 push dealer / 1 pay super-tie 15 / 1 tip 1"},
        {"uv15v1^t", "1 push dealer / 1 take super-tie 5"},
        {"uvt^t", "1 take dealer 25 / 1 take super-tie 5"},
    };
    for (const Row& row : rows) {
        const Practice practice = typed(at("breakout-bust-against-17"), row.keys);
        BOOST_TEST(in_words(claim_of(practice)) == row.claim, row.keys);
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_marked_before_every_wager_is_answered) {
    struct Row {
        const char* keys;
        bool can;
        const char* problem;  // of the first wager
    };
    const Row rows[] = {
        {"", false, "Take, push, pay or return?"},
        {"p", false, "How much?"},
        {"p.", false, "'.' is not an amount"},
        {"t26", false, "Only $25 is up"},
        {"u", false, ""},
        {"uvt", true, ""},
        {"uvp", false, ""},
    };
    for (const Row& row : rows) {
        const Practice practice = typed(at("breakout-bust-against-17"), row.keys);
        BOOST_TEST(can_check(practice) == row.can, row.keys);
        BOOST_TEST(answer_problem(practice, 0) == row.problem, row.keys);
    }
    const Practice early = typed(at("breakout-bust-against-17"), "u\n");
    BOOST_TEST(!early.mark.has_value());
    BOOST_TEST(early.current == 1U);
}

BOOST_AUTO_TEST_CASE(a_right_answer_by_keys_alone) {
    const Practice practice = typed(at("breakout-bust-against-17"), "uvt\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(practice.mark->right);
    const PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_REQUIRE(screen.banner.has_value());
    BOOST_TEST(screen.banner->right);
    BOOST_TEST(!screen.can_try_again);
    BOOST_REQUIRE(screen.verdicts.size() == 2U);
    BOOST_TEST(screen.verdicts[0].clauses.front().id == "BRK-PUSH-3");
    BOOST_TEST(screen.verdicts[1].clauses.front().id == "BRK-ST-3");
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_names_the_misreading_and_keeps_what_was_right) {
    Practice practice = typed(at("breakout-bust-against-17"), "uv5\n");
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(!practice.mark->right);
    const PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_TEST(screen.verdicts[0].right);
    BOOST_TEST(screen.verdicts[1].word == "Wrong outcome");
    BOOST_TEST(screen.verdicts[1].yours == "Pay $5");
    BOOST_TEST(screen.verdicts[1].due == "Take $5");
    BOOST_TEST(screen.verdicts[1].trainer_says.find("it is no tie") != std::string::npos);
    try_again(practice);
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST((practice.wagers[0].call == Call::Push));
    BOOST_TEST(!practice.wagers[1].call.has_value());
    BOOST_TEST(practice.current == 1U);
}

BOOST_AUTO_TEST_CASE(hints_come_one_by_one) {
    Practice practice = at("breakout-bust-against-17");
    const std::size_t all = practice.scenario.hints.size();
    for (std::size_t shown = 0; shown <= all; ++shown) {
        const PracticeScreen screen = screen_of(practice, shipped_content());
        BOOST_TEST(screen.hints.size() == shown);
        BOOST_TEST(screen.more_hints == (shown < all));
        practice = typed(std::move(practice), "h");
    }
}

/// Esc leads away, and does not first close the clause that a wrong answer opened.
BOOST_AUTO_TEST_CASE(esc_leaves_a_marked_question_at_once) {
    Practice practice =
        start_practice(*find_scenario(shipped_content(), "breakout-bust-against-17"));
    for (std::size_t row = 0; row < practice.wagers.size(); ++row)
        set_call(practice, row, Call::Take);
    check(practice, shipped_content().misreadings);
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(practice.clause != "");
    BOOST_TEST((press(practice, key(KeyName::Escape), shipped_content().misreadings) ==
                KeyOutcome::BackToList));
}

BOOST_AUTO_TEST_CASE(a_clause_shows_its_words_and_an_open_point_the_houses_reading) {
    const TableCard card(Game::Breakout);
    const ClauseScreen clause = clause_screen("BRK-PUSH-3", shipped_content(), card);
    BOOST_TEST(!clause.open_point);
    BOOST_TEST(!clause.text.empty());
    BOOST_TEST(clause_screen("AMB-BRK-04", shipped_content(), card).open_point);
    BOOST_TEST(clause_screen("BRK-NONE-1", shipped_content(), card).heading ==
               "Not in the rule book");
}

BOOST_AUTO_TEST_CASE(choices_do_not_depend_on_what_is_due) {
    // The same table under two cards: what must be done differs, what is offered does not.
    const Practice stands = at("breakout-soft-17-player-stays");
    Scenario changed = stands.scenario;
    const OptionSpec* option = find_option(Game::Breakout, "hit-soft-17");
    BOOST_REQUIRE(option != nullptr);
    BOOST_REQUIRE(!changed.hand.header.card.set(*option, "yes").has_value());
    const auto before = form_of(stands.scenario).choices;
    const auto after = form_of(changed).choices;
    BOOST_REQUIRE(before.size() == after.size());
    for (std::size_t i = 0; i < before.size(); ++i) BOOST_TEST(before[i].text == after[i].text);
    BOOST_TEST((key_of(stands.scenario).acts != key_of(changed).acts));
}

BOOST_AUTO_TEST_CASE(a_click_on_the_table_and_the_marks_on_it) {
    const Practice practice = typed(at("breakout-bust-against-17"), "uv5\n");
    const TableScreen table = table_screen(practice);
    BOOST_REQUIRE(table.marks.size() == 2U);
    BOOST_TEST(table.marks[0].right);
    BOOST_TEST(table.marks[1].word == "pay $5");
    BOOST_TEST(!table.current.has_value());
}

BOOST_AUTO_TEST_SUITE_END()
