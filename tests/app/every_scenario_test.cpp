// Every scenario of every game, answered with what the answer panel offers and nothing else.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "desk/answer/practice_screen.h"
#include "robot.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

Practice answered_right(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    answer_right(practice);
    if (!practice.mark) check(practice, shipped_content().misreadings);
    return practice;
}

Practice answered_badly(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    answer_badly(practice);
    if (!practice.mark) check(practice, shipped_content().misreadings);
    return practice;
}

std::set<std::string> clauses_of(const PracticeScreen& screen) {
    std::set<std::string> clauses;
    for (const VerdictScreen& verdict : screen.verdicts) {
        for (const ClauseName& clause : verdict.clauses) clauses.insert(clause.id);
    }
    return clauses;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_scenario)

BOOST_AUTO_TEST_CASE(can_be_answered_right_with_what_the_panel_offers) {
    BOOST_TEST(shipped_content().scenarios.size() >= 60U);
    std::size_t decided = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        const Practice practice = answered_right(scenario);
        BOOST_TEST((practice.mark && practice.mark->right), scenario.id);
        if (!practice.mark) continue;
        const PracticeScreen screen = screen_of(practice, shipped_content());
        BOOST_TEST((screen.banner && screen.banner->right), scenario.id);
        BOOST_TEST(!screen.verdicts.empty(), scenario.id);
        for (const VerdictScreen& verdict : screen.verdicts) {
            BOOST_TEST(verdict.right, scenario.id + " " + verdict.title);
            BOOST_TEST(!verdict.clauses.empty(), scenario.id + " " + verdict.title);
        }
        if (screen.order) BOOST_TEST(screen.order->right, scenario.id);
        // A talk has no clauses but those that it teaches.
        if (scenario.question.kind == QuestionKind::Talk) continue;
        const std::set<std::string> shown = clauses_of(screen);
        const std::vector<ClauseId>& because = practice.mark->key.because;
        if (because.empty()) continue;  // of lines that cite their own clauses
        ++decided;
        BOOST_TEST(shown.contains(std::string(because.front().id)),
                   scenario.id << " does not show " << because.front().id << ", which decides");
    }
    BOOST_TEST(decided * 2 > shipped_content().scenarios.size());
}

BOOST_AUTO_TEST_CASE(a_bad_answer_is_said_wrong_with_its_clause) {
    std::size_t wrong_answers = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        const Practice practice = answered_badly(scenario);
        BOOST_REQUIRE_MESSAGE(practice.mark, scenario.id);
        if (practice.mark->right) continue;
        ++wrong_answers;
        const PracticeScreen screen = screen_of(practice, shipped_content());
        BOOST_TEST(!screen.banner->right, scenario.id);
        const auto wrong =
            std::find_if(screen.verdicts.begin(), screen.verdicts.end(),
                         [](const VerdictScreen& verdict) { return !verdict.right; });
        BOOST_REQUIRE_MESSAGE(wrong != screen.verdicts.end(), scenario.id);
        BOOST_TEST(!wrong->clauses.empty(), scenario.id);
        for (const VerdictScreen& verdict : screen.verdicts)
            BOOST_TEST((verdict.due != verdict.yours || verdict.right), scenario.id);
    }
    // Where nothing is due, or all is pushed, the clumsiest answer may be right.
    BOOST_TEST(wrong_answers * 10 >= shipped_content().scenarios.size() * 6);
}

BOOST_AUTO_TEST_CASE(says_where_it_stands_in_words) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        const PracticeScreen screen = screen_of(start_practice(scenario), shipped_content());
        BOOST_TEST(!screen.question.empty(), scenario.id);
        BOOST_TEST(!screen.key_line.empty(), scenario.id);
        BOOST_TEST((screen.rows.size() + screen.choices.size() > 0), scenario.id);
        for (const RowScreen& row : screen.rows) {
            BOOST_TEST(!row.spoken.empty(), scenario.id);
            BOOST_TEST(!row.title.empty(), scenario.id);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
