// How much has to be kept in mind: the load of items by hand, and items of one level. That trainees
// are wrong more often as it rises is in tests/app.

#include "drills/item_level.h"

#include <boost/test/unit_test.hpp>

#include "support/hands.h"
#include "training/aims.h"
#include "training/level_figures.h"

using namespace fairdeal;

namespace {

/// Seat 1 has split tens against the dealer's bust, seat 2 has a hand of its own.
constexpr const char* split_hand =
    "breakout / 1 bet player 25 / 1 bet super-tie 5 / 2 bet player 10 / 1 deal 8h 8d / 2 deal Th 9d"
    " / dealer deal 6c (Ts) / 1 split / 1.1 deal Tc / 1.2 deal 9h / 1.1 stand /"
    " 1.2 stand / 2 stand / dealer turn Ts / dealer hit Kd";

Scenario asked_of(const char* hand, QuestionKind kind, Who who = {}, Wager wager = Wager::None) {
    Scenario scenario;
    scenario.id = "drill-test-1";
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    scenario.question.who = who;
    scenario.question.wager = wager;
    const auto problem = question_problem(scenario);
    BOOST_REQUIRE_MESSAGE(!problem, problem.value_or(""));
    return scenario;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(item_levels)

BOOST_AUTO_TEST_CASE(the_load_counts_wagers_splits_exceptions_and_other_hands) {
    const ItemLoad whole = load_of(asked_of(split_hand, QuestionKind::Table));
    BOOST_TEST(whole.wagers == 4);  // two hands of the split, the Super Tie, seat 2
    BOOST_TEST(whole.splits == 1);
    BOOST_TEST(whole.others == 0);
    const ItemLoad one = load_of(asked_of(split_hand, QuestionKind::Amount, {2, 0}, Wager::Player));
    BOOST_TEST(one.wagers == 1);
    BOOST_TEST(one.splits == 0);
    BOOST_TEST(one.others == 2);
    BOOST_TEST(one.sum() == 4 + 2 * one.exceptions + 2);
    BOOST_TEST(item_level(whole) > item_level(one));
}

BOOST_AUTO_TEST_CASE(levels_begin_where_they_are_said_to) {
    const std::pair<ItemLoad, int> rows[] = {
        {{1, 0, 0, 0}, 1}, {{1, 0, 1, 0}, 1}, {{1, 0, 1, 1}, 2}, {{1, 0, 2, 0}, 2},
        {{2, 0, 0, 1}, 3}, {{2, 1, 1, 0}, 3}, {{3, 0, 0, 1}, 4}, {{5, 0, 0, 0}, 4},
        {{5, 0, 0, 1}, 5}, {{20, 3, 9, 0}, 5}};
    for (const auto& [load, level] : rows) BOOST_TEST(item_level(load) == level, load.sum());
}

BOOST_AUTO_TEST_CASE(an_item_of_a_level_is_of_that_level_and_dealt_by_its_own_seed) {
    for (const Game game : every_game) {
        Request request;
        request.game = game;
        request.card = TableCard(game);
        for (int level = 1; level <= hardest_level; ++level) {
            const auto item = make_item_of({level, level}, request, 7, 2000);
            BOOST_REQUIRE_MESSAGE(item.has_value(), to_text(game) << " " << level);
            BOOST_TEST(item_level(item->scenario) == level);
            const auto again = make_item(request, item->seed);
            BOOST_REQUIRE(again.has_value());
            BOOST_TEST((again->scenario == item->scenario));
        }
        BOOST_TEST(!make_item_of({6, 6}, request, 7, 3).has_value());
    }
}

BOOST_AUTO_TEST_CASE(without_a_level_the_first_item_is_taken) {
    Request request;
    request.game = Game::Midnight;
    request.card = TableCard(Game::Midnight);
    BOOST_TEST((make_item_of({}, request, 11)->scenario == make_item(request, 11)->scenario));
}

BOOST_AUTO_TEST_CASE(a_clause_is_asked_easily_until_somebody_has_it) {
    ClauseStates states;
    BOOST_TEST((levels_for("BRK-PUSH-3", states) == Levels{1, 2}));
    int most = 2;
    for (int i = 0; i < 40; ++i) {
        GivenAnswer answer;
        answer.right = true;
        answer.clauses = {"BRK-PUSH-3"};
        answer.at = a_day * i;
        take_in(states, answer, SchoolRules());
        const Levels now = levels_for("BRK-PUSH-3", states);
        BOOST_TEST(now.least == 1);
        BOOST_TEST(now.most >= most);  // it never gets easier again
        most = now.most;
    }
    BOOST_TEST(most == hardest_level);
}

BOOST_AUTO_TEST_CASE(a_level_that_does_not_rise_is_noticed) {
    WrongByLevel levels{};
    for (std::size_t i = 0; i < levels.size(); ++i)
        levels[i] = {few_items, 100, 10 + static_cast<int>(i)};
    BOOST_TEST(rises(levels));
    levels[2].wrong = 11;
    BOOST_TEST(!rises(levels));
    levels[2].items = few_items - 1;  // too few to say
    BOOST_TEST(rises(levels));
}

BOOST_AUTO_TEST_SUITE_END()
