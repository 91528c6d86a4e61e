// Drill items, steps, contrasts, diagnosis and the report on errors seen.

#include "drills/drill.h"

#include <boost/test/unit_test.hpp>

#include "drills/contrast.h"
#include "questions/steps/steps.h"
#include "support/hands.h"
#include "training/aims.h"
#include "training/diagnosis.h"
#include "training/samples.h"

using namespace fairdeal;

namespace {

Request request_of(Game game, std::vector<std::string> clauses, std::vector<QuestionKind> kinds) {
    return {game, TableCard(game), std::move(clauses), {}, std::move(kinds)};
}

Scenario spot_of(std::string_view hand, Wager wager) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = QuestionKind::Amount;
    scenario.question.who = {1, 0};
    scenario.question.wager = wager;
    return scenario;
}

constexpr std::string_view bust_against_17 =
    "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / "
    "dealer stand";

std::vector<std::string> values_of(const std::vector<Step>& steps) {
    std::vector<std::string> values;
    for (const Step& step : steps) values.push_back(step.value);
    return values;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(drill_items)

BOOST_AUTO_TEST_CASE(every_kind_is_dealt_in_every_game_that_has_it) {
    for (const Game game : every_game) {
        for (const QuestionKind kind : every_question_kind()) {
            const bool none = kind == QuestionKind::Talk ||
                              (kind == QuestionKind::Out && game != Game::League) ||
                              (kind == QuestionKind::Order && game != Game::Extreme);
            const auto item = make_item(request_of(game, {}, {kind}), 7);
            BOOST_TEST_CONTEXT(to_text(game) << " " << to_text(kind)) {
                BOOST_TEST(item.has_value() != none);
                if (!item) continue;
                BOOST_TEST((item->scenario.question.kind == kind));
                BOOST_TEST(!question_problem(item->scenario).has_value());
                const Key key = key_of(item->scenario);
                BOOST_TEST(grade(right_answer(item->scenario, key), item->scenario, {}).right);
                BOOST_TEST(seconds_for(item->scenario) > 3);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(the_wished_clause_decides) {
    for (const char* clause : {"BRK-PUSH-3", "BRK-ST-9", "BRK-INS-1", "BRK-PU-7", "BRK-DHB-2"}) {
        const auto item = make_item(request_of(Game::Breakout, {clause}, {}), 11);
        BOOST_TEST_CONTEXT(clause) {
            BOOST_REQUIRE(item.has_value());
            BOOST_TEST(item->clause == clause);
        }
    }
}

BOOST_AUTO_TEST_CASE(a_rare_clause_is_brought_by_a_shoe_that_leans_to_it) {
    for (const char* rare : {"BRK-BB-3", "BRK-BB-4", "BRK-ST-7", "BRK-ST-8"}) {
        int hands = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            const auto item = make_item(request_of(Game::Breakout, {rare}, {}), seed);
            BOOST_REQUIRE_MESSAGE(item.has_value(), rare);
            hands += item->attempts;
        }
        BOOST_TEST(hands < 8 * 1200, rare << ": " << hands / 8 << " hands for each");
    }
}

BOOST_AUTO_TEST_CASE(nothing_is_dealt_once_it_is_called_off) {
    const std::atomic<bool> off{true};
    BOOST_TEST(!make_item(request_of(Game::Breakout, {}, {}), 3, 100, &off).has_value());
    const std::atomic<bool> on{false};
    BOOST_TEST(make_item(request_of(Game::Breakout, {}, {}), 3, 100, &on).has_value());
}

BOOST_AUTO_TEST_CASE(an_item_is_dealt_again_from_its_wish_and_seed) {
    const Request request = request_of(Game::Midnight, {}, {});
    BOOST_TEST((make_item(request, 3)->scenario == make_item(request, 3)->scenario));
    BOOST_TEST((make_item(request, 3)->scenario.hand != make_item(request, 4)->scenario.hand));
}

BOOST_AUTO_TEST_CASE(features_are_granted) {
    Request request = request_of(Game::Breakout, {}, {QuestionKind::Table});
    request.features = {Feature::Split, Feature::SideWager};
    const auto item = make_item(request, 5);
    BOOST_REQUIRE(item.has_value());
    BOOST_TEST(write(item->scenario.hand).find(" split\n") != std::string::npos);
    BOOST_TEST((feature_from(to_text(Feature::ShortBank)) == Feature::ShortBank));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(steps_of_a_settlement)

BOOST_AUTO_TEST_CASE(a_dealer_blackjack_step_by_step) {
    const auto steps = steps_of(hand_record(dealer_blackjack), {1, 0}, Wager::Dealer);
    const std::vector<std::string> values{"hard 16", "natural", "at the end",
                                          "pay",     "3:2",     "37.50"};
    BOOST_TEST(values_of(steps) == values, boost::test_tools::per_element());
    BOOST_TEST(mark_steps(steps, hand_record(dealer_blackjack), Wager::Dealer, values).slips == 0);
}

BOOST_AUTO_TEST_CASE(one_slip_costs_one_mark) {
    const HandRecord hand = hand_record(dealer_blackjack);
    const auto steps = steps_of(hand, {1, 0}, Wager::Dealer);
    // 6:5 on 25 is 30: the price is wrong, and the amount follows from it.
    const auto mark =
        mark_steps(steps, hand, Wager::Dealer, {"16", "natural", "at the end", "pay", "6:5", "30"});
    BOOST_TEST(mark.slips == 1);
    BOOST_TEST(mark.first_wrong == 4);
    BOOST_TEST((mark.steps[5].standing == StepStanding::FollowsFrom));
    const auto twice =
        mark_steps(steps, hand, Wager::Dealer, {"16", "natural", "at the end", "pay", "6:5", "31"});
    BOOST_TEST(twice.slips == 2);
}

BOOST_AUTO_TEST_CASE(a_wrong_count_is_carried_to_the_outcome) {
    const HandRecord hand = hand_record(bust_against_17);
    const auto steps = steps_of(hand, {1, 0}, Wager::Dealer);
    BOOST_REQUIRE(steps.size() == 4U);  // both totals, when, outcome: a push has no amount
    // With 18 the dealer's hand beats the bust.
    const auto mark =
        mark_steps(steps, hand, Wager::Dealer, {"bust with 26", "18", "at the end", "pay"});
    BOOST_TEST(mark.slips == 1);
    BOOST_TEST((mark.steps[3].standing == StepStanding::FollowsFrom));
}

BOOST_AUTO_TEST_CASE(nothing_said_is_wrong_everywhere_it_is_asked) {
    const HandRecord hand = hand_record(bust_against_17);
    const auto steps = steps_of(hand, {1, 0}, Wager::Dealer);
    BOOST_TEST(mark_steps(steps, hand, Wager::Dealer, {}).slips > 0);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(contrasts)

BOOST_AUTO_TEST_CASE(one_card_makes_another_clause_decide) {
    const auto contrast = contrast_of(spot_of(bust_against_17, Wager::Dealer));
    BOOST_REQUIRE(contrast.has_value());
    BOOST_TEST(contrast->here.id == "BRK-PUSH-3");
    BOOST_TEST((contrast->there != contrast->here));
    BOOST_TEST(!question_problem(contrast->scenario).has_value());
    BOOST_TEST(key_of(contrast->scenario).because.front().id == contrast->there.id);
    const auto wanted = contrast_of(spot_of(bust_against_17, Wager::Dealer), "BRK-WIN-1");
    BOOST_REQUIRE(wanted.has_value());
    BOOST_TEST(wanted->there.id == "BRK-WIN-1");
}

BOOST_AUTO_TEST_CASE(the_same_again_has_other_cards) {
    const Scenario first = spot_of(bust_against_17, Wager::Dealer);
    const auto again = same_again(first, 21);
    BOOST_REQUIRE(again.has_value());
    BOOST_TEST((again->hand != first.hand));
    const auto because = key_of(*again).because;
    BOOST_TEST(std::count(because.begin(), because.end(), ClauseId{"BRK-PUSH-3"}) == 1);
    // Even from the seed that the first came from.
    const auto third = same_again(*again, 21);
    BOOST_REQUIRE(third.has_value());
    BOOST_TEST((third->hand.events != again->hand.events));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(suspicions)

BOOST_AUTO_TEST_CASE(the_answer_of_a_misreading_makes_it_stand_out) {
    std::vector<Misreading> misreadings{{"taken", Game::Breakout, "BRK-PUSH-3", {}, ""},
                                        {"paid", Game::Breakout, "BRK-PUSH-3", {}, ""},
                                        {"six-to-five", Game::Breakout, "BRK-BJ-3", {}, ""}};
    misreadings[0].change.outcome = Verb::Take;
    misreadings[1].change.outcome = Verb::Pay;
    misreadings[1].change.odds = Odds{1, 1};
    misreadings[2].change.odds = Odds{6, 5};
    Diagnosis diagnosis(misreadings, Game::Breakout);
    const Scenario bust = spot_of(bust_against_17, Wager::Dealer);
    BOOST_TEST(diagnosis.named() == nullptr);
    BOOST_TEST(diagnosis.worth_of(bust) > 1.0);  // taken, paid, or pushed as the others do
    diagnosis.answered(bust, "1 take dealer 25");
    BOOST_REQUIRE(diagnosis.named() != nullptr);
    BOOST_TEST(diagnosis.named()->id == "taken");
    BOOST_TEST(diagnosis.worth_of(spot_of(dealer_blackjack, Wager::Dealer)) < 0.1);
}

BOOST_AUTO_TEST_CASE(what_is_kept_of_an_answer_says_what_is_suspected) {
    std::vector<Misreading> misreadings{{"taken", Game::Breakout, "BRK-PUSH-3", {}, ""},
                                        {"six-to-five", Game::Breakout, "BRK-BJ-3", {}, ""}};
    misreadings[0].change.outcome = Verb::Take;
    misreadings[1].change.odds = Odds{6, 5};
    Diagnosis diagnosis(misreadings, Game::Breakout);
    GivenAnswer answer;
    answer.clauses = {"BRK-PUSH-3"};
    answer.misreading = "taken";
    diagnosis.remembers(answer);
    BOOST_REQUIRE(diagnosis.named() != nullptr);
    BOOST_TEST(diagnosis.named()->id == "taken");
    BOOST_TEST(diagnosis.belief_in("BRK-PUSH-3") > 0.8);
    const ReaderAnswers bust = diagnosis.answers_to(spot_of(bust_against_17, Wager::Dealer));
    BOOST_TEST(diagnosis.shows(bust, "BRK-PUSH-3"));
    BOOST_TEST(!diagnosis.shows(bust, "BRK-BJ-3"));
    BOOST_TEST(diagnosis.doubt_of(bust) > 0.8);
    // Right answers clear it, one after the other.
    answer.right = true;
    answer.misreading.clear();
    for (int i = 0; i < 12; ++i) diagnosis.remembers(answer);
    BOOST_TEST(diagnosis.belief_in("BRK-PUSH-3") < 0.2);
    BOOST_TEST(diagnosis.doubt_of(bust) < 0.2);
}

BOOST_AUTO_TEST_CASE(what_is_not_cleared_is_aimed_at_and_what_is_known_comes_between) {
    RuleBook book;
    book.game = Game::Breakout;
    book.sections.push_back({"All", {}});
    for (const char* id : {"BRK-BJ-3", "BRK-PUSH-1", "BRK-PUSH-3"})
        book.sections[0].clauses.push_back({id, ClauseKind::Settlement, "", {}, ""});
    book.sections[0].clauses.push_back({"BRK-WHAT-1", ClauseKind::Definition, "", {}, ""});
    std::vector<Misreading> misreadings{{"taken", Game::Breakout, "BRK-PUSH-3", {}, ""}};
    misreadings[0].change.outcome = Verb::Take;
    Diagnosis diagnosis(misreadings, Game::Breakout);
    GivenAnswer answer;
    answer.clauses = {"BRK-PUSH-1"};
    answer.right = true;
    ClauseStates states;
    for (int i = 0; i < 30; ++i) {
        answer.at += a_day;
        take_in(states, answer, SchoolRules());
    }
    const Aims aims = aims_of(book, states, diagnosis, answer.at);
    const std::vector<std::string> fresh{"BRK-PUSH-3", "BRK-BJ-3"}, old{"BRK-PUSH-1"};
    BOOST_TEST(aims.fresh == fresh, boost::test_tools::per_element());
    BOOST_TEST(aims.old == old, boost::test_tools::per_element());
    BOOST_TEST(need_of("BRK-PUSH-1", states) < 0.01);
    BOOST_TEST(need_of("BRK-BJ-3", states) > 0.4);
}

BOOST_AUTO_TEST_SUITE_END()
