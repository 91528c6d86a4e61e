// Every scenario of every game, answered with what the answer panel offers and nothing else.

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "app/practice_screen.h"
#include "content/library.h"

using namespace fairdeal;

namespace {

const Library& content() {
    static const Library library = [] {
        auto read = load_library(FAIRDEAL_SOURCE_DIR);
        BOOST_REQUIRE_MESSAGE(read.has_value(), "the content cannot be read");
        return std::move(*read);
    }();
    return library;
}

void answer_seat(Practice& practice, const Line& line) {
    for (std::size_t i = 0; i < practice.seats.size(); ++i) {
        if (practice.seats[i].seat != line.who.seat) continue;
        set_fate(practice, i, line.verb == Verb::Out ? Fate::GoesOut : Fate::IsPlaced);
        type_amount(practice, practice.wagers.size() + i, std::to_string(line.place));
    }
}

/// What is left of a stake that is parted goes of itself.
void answer_wager(Practice& practice, std::size_t row, const Line& line) {
    const std::optional<Call> before = practice.wagers[row].call;
    if (line.verb == Verb::Push) return set_call(practice, row, Call::Push);
    if (line.verb == Verb::Take && before) return;
    if (line.verb == Verb::Return && before == Call::Take) return;
    set_call(practice, row,
             line.verb == Verb::Pay    ? Call::Pay
             : line.verb == Verb::Take ? Call::Take
                                       : Call::Return);
    if (line.verb == Verb::Return && before == Call::Pay) return;  // it goes back beside the pay
    type_amount(practice, row, to_text(line.amount));
}

void answer(Practice& practice, const Line& line) {
    if (line.verb == Verb::Out || line.verb == Verb::Place) return answer_seat(practice, line);
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
        const WagerAnswer& wager = practice.wagers[i];
        if (line.who != wager.who) continue;
        if (line.verb == Verb::Tip && wager.wager == Wager::SuperTie)
            type_tip(practice, i, to_text(line.amount));
        else if (line.wager == wager.wager)
            answer_wager(practice, i, line);
    }
}

void choose_what_is_due(Practice& practice, const Key& due) {
    for (std::size_t i = 0; i < practice.choices.size() && !practice.mark; ++i) {
        const std::string& act = practice.choices[i].act;
        const bool is_due = std::find(due.acts.begin(), due.acts.end(), act) != due.acts.end();
        const bool may = practice.scenario.question.kind == QuestionKind::May &&
                         (act == "allowed") == due.allowed;
        if (is_due || may) choose(practice, i, content().misreadings);
    }
}

Practice answered_right(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    const Key due = key_of(scenario);
    for (const Line& line : due.lines) answer(practice, line);
    choose_what_is_due(practice, due);
    if (practice.has_rows()) check(practice, content().misreadings);
    return practice;
}

/// As clumsy as can be: everything pushed, everybody in, the last choice.
Practice answered_badly(const Scenario& scenario) {
    Practice practice = start_practice(scenario);
    for (std::size_t i = 0; i < practice.wagers.size(); ++i) set_call(practice, i, Call::Push);
    for (std::size_t i = 0; i < practice.seats.size(); ++i) set_fate(practice, i, Fate::StaysIn);
    if (practice.has_rows())
        check(practice, content().misreadings);
    else
        choose(practice, practice.choices.size() - 1, content().misreadings);
    return practice;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(every_scenario)

BOOST_AUTO_TEST_CASE(can_be_answered_right_with_what_the_panel_offers) {
    BOOST_TEST(content().scenarios.size() >= 60U);
    for (const Scenario& scenario : content().scenarios) {
        const Practice practice = answered_right(scenario);
        BOOST_TEST((practice.mark && practice.mark->right), scenario.id);
        if (!practice.mark) continue;
        const PracticeScreen screen = screen_of(practice, content());
        BOOST_TEST((screen.banner && screen.banner->right), scenario.id);
        BOOST_TEST(!screen.verdicts.empty(), scenario.id);
        for (const VerdictScreen& verdict : screen.verdicts) {
            BOOST_TEST(verdict.right, scenario.id + " " + verdict.title);
            BOOST_TEST(!verdict.clauses.empty(), scenario.id + " " + verdict.title);
        }
        if (screen.order) BOOST_TEST(screen.order->right, scenario.id);
    }
}

BOOST_AUTO_TEST_CASE(a_bad_answer_is_said_wrong_with_its_clause) {
    for (const Scenario& scenario : content().scenarios) {
        const Practice practice = answered_badly(scenario);
        BOOST_REQUIRE_MESSAGE(practice.mark, scenario.id);
        if (practice.mark->right) continue;
        const PracticeScreen screen = screen_of(practice, content());
        BOOST_TEST(!screen.banner->right, scenario.id);
        const auto wrong =
            std::find_if(screen.verdicts.begin(), screen.verdicts.end(),
                         [](const VerdictScreen& verdict) { return !verdict.right; });
        BOOST_TEST((wrong != screen.verdicts.end()), scenario.id);
        for (const VerdictScreen& verdict : screen.verdicts)
            BOOST_TEST((verdict.due != verdict.yours || verdict.right), scenario.id);
    }
}

BOOST_AUTO_TEST_CASE(says_where_it_stands_in_words) {
    for (const Scenario& scenario : content().scenarios) {
        const PracticeScreen screen = screen_of(start_practice(scenario), content());
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
