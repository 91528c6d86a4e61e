// What may be done: allowed is what the ruling calls for or offers and no clause forbids; what is
// neither is not asked.

#include <boost/test/unit_test.hpp>

#include "drills/drill.h"
#include "support/hands.h"

using namespace fairdeal;

namespace {

Scenario asked(std::string_view hand, std::string_view event, QuestionKind kind) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    if (event.empty()) return scenario;
    Problems problems;
    scenario.question.event = read_event(
        event, scenario.game(), static_cast<int>(scenario.hand.events.size()) + 2, problems);
    BOOST_REQUIRE_MESSAGE(problems.empty(), event);
    return scenario;
}

/// The ruling's own words hold the event: the act in `next`, or its verb in `may`.
bool is_in_the_ruling(const Scenario& scenario, const Ruling& ruling) {
    const Event& event = *scenario.question.event;
    const bool may =
        std::find(ruling.may.begin(), ruling.may.end(), event.verb) != ruling.may.end();
    return may || std::any_of(ruling.next.begin(), ruling.next.end(), [&](const Act& act) {
               return act.who == event.who && act.verb == event.verb;
           });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(what_may_be_done)

BOOST_AUTO_TEST_CASE(what_nothing_calls_for_is_not_allowed) {
    struct Row {
        std::string_view why, hand, event;
    };
    // clang-format off
    const Row rows[] = {
        {"no bet there", "breakout / 1 bet dealer 15", "2 deal 2c 3d"},
        {"no bet there, in the play", "breakout / 1 bet player 15 / 1 deal Td 5c / dealer deal 9c (8s)", "7 deal 2c 3d"},
        {"bets only", "breakout / 1 bet dealer 15", "dealer peek"},
        {"a four up", "breakout / 1 bet player 15 / 1 deal Td 5c / dealer deal 4s (8s) / 1 stand", "dealer peek"},
        {"the dealer has no card", "breakout / 1 bet player 15 / 1 deal Td 5c", "1 hit 2c"},
        {"a bust", "midnight / 1 bet player 10 / 2 bet player 10 / 1 deal Td 9c / 2 deal Th 6c / dealer deal 9s / 1 stand / 2 hit Ts / 2 take player 10", "2 stand"},
        {"stood before", "midnight / 2 bet player 10 / 2 deal Td 9c / dealer deal 6s / 2 stand / dealer hit Ts", "2 stand"},
        {"folded", "extreme minimum=50 mode=tournament / dealer chips 1000 / 5 blind 50 / 6 blind 50 / 5 deal (Ts) 9d / 6 deal (2c) 9h / dealer deal (9c) (8s) / dealer turn 8s / 5 check / 6 fold / dealer play / 5 turn Ts", "6 stand"},
        {"surrendered", "league hand=1 start=6 seats=2 / 1 chips 500 / 6 chips 500 / 6 bet player 50 / 1 bet player 50 / 6 deal Td 6c / 1 deal 9d 8c / dealer deal 9c (8s) / 6 surrender", "6 stand"},
        {"no cards", "league hand=1 start=1 seats=1 / 1 chips 500 / 1 bet player 50", "dealer peek"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.event) {
            const Scenario scenario = asked(row.hand, row.event, QuestionKind::May);
            BOOST_TEST(!key_of(scenario).allowed);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_offered_is_allowed) {
    struct Row {
        std::string_view hand, event;
    };
    // clang-format off
    const Row rows[] = {
        {"breakout / 1 bet dealer 15", "2 bet player 15"},
        {"breakout / 1 bet dealer 15", "1 deal 2c 3d"},
        {"breakout / 1 bet player 15 / 1 deal Td 5c / dealer deal 4s (8s)", "1 stand"},
        {"breakout / 1 bet player 15 / 1 deal Td 5c / dealer deal As (8s) / dealer offer insurance", "1 insure 7.50"},
        {"breakout / 1 bet player 15 / 1 deal Td 5c / dealer deal As (8s) / dealer offer insurance", "dealer peek"},
        {"midnight / 1 bet player 10 / 1 deal 9d 9c / dealer deal 6s", "1 split"},
        {"extreme minimum=50 mode=tournament / dealer chips 1000", "1 blind 50"},
        {"league hand=1 start=1 seats=2 / 1 chips 500 / 2 chips 500 / 1 bet player 50", "1 sit-out"},
        {"league hand=1 start=1 seats=2 / 1 chips 500 / 2 chips 500 / 1 sit-out", "1 sit-in"},
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.hand << ": " << row.event) {
            const Scenario scenario = asked(row.hand, row.event, QuestionKind::May);
            BOOST_TEST(!question_problem(scenario).has_value());
            BOOST_TEST(key_of(scenario).allowed);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_neither_offered_nor_forbidden_cannot_be_asked) {
    const auto problem = question_problem(
        asked("league hand=1 start=1 seats=2 / 1 chips 500 / 2 chips 500 / 1 bet player 50",
              "1 sit-in", QuestionKind::May));
    BOOST_TEST(problem.value_or("") ==
               "the event is neither called for nor forbidden where the hand stops");
}

BOOST_AUTO_TEST_CASE(a_drill_asks_only_what_the_ruling_offers_or_forbids) {
    int allowed = 0;
    for (const Game game : every_game) {
        Request request;
        request.game = game;
        request.kinds = {QuestionKind::May};
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            const auto item = make_item(request, seed);
            BOOST_REQUIRE(item.has_value());
            const Key key = key_of(item->scenario);
            BOOST_TEST(!question_problem(item->scenario).has_value());
            BOOST_TEST((key.allowed || !key.because.empty()),
                       write(item->scenario.hand) << to_text(*item->scenario.question.event));
            if (!key.allowed || is_settlement(item->scenario.question.event->verb)) continue;
            ++allowed;
            BOOST_TEST(is_in_the_ruling(item->scenario, key.ruling),
                       write(item->scenario.hand) << to_text(*item->scenario.question.event));
        }
    }
    BOOST_TEST(allowed > 100);
}

BOOST_AUTO_TEST_CASE(only_what_is_first_comes_first) {
    const Scenario scenario = asked(
        "midnight / 1 bet player 10 / 1 deal Jh 9d / dealer deal As / dealer offer insurance / "
        "1 insure 5 / 1 stand / dealer hit 6c",
        "", QuestionKind::Next);
    const std::vector<std::string> first{"1 take insurance 5"};
    BOOST_TEST(key_of(scenario).acts == first, boost::test_tools::per_element());
    BOOST_TEST(!grade(ActAnswer{"dealer stand"}, scenario, {}).right);
}

BOOST_AUTO_TEST_SUITE_END()
