// What a trainee reads and presses: no two equal choices, no question without its act, no verdict
// without a sentence, and Enter that means one thing.

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "desk/answer/payments.h"
#include "desk/lesson/lesson_screen.h"
#include "desk/lesson/lesson_trace.h"
#include "drills/round_deal.h"
#include "drills/table_round.h"
#include "questions/asked.h"
#include "questions/words/act_words.h"
#include "robot.h"
#include "support/hands.h"
#include "words/floor_words.h"
#include "words/may_words.h"

using namespace fairdeal;

namespace {

/// Every scenario of a lesson.
std::vector<Scenario> hands_of(const Lesson& lesson) {
    std::vector<Scenario> all;
    for (const LessonItem* item : items_of(lesson)) {
        const Scenario* scenario = scenario_of(*item, shipped_content());
        BOOST_REQUIRE(scenario != nullptr);
        all.push_back(*scenario);
    }
    return all;
}

/// What a page that deals fresh hands may ask: what comes next, or whether it may come, at moments
/// of many rounds.
std::vector<Scenario> fresh(QuestionKind kind) {
    constexpr std::uint64_t seeds = 12;
    std::vector<Scenario> all;
    for (const Game game : every_game) {
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const HandRecord whole = deal_round({game, seed});
            for (std::size_t cut = seed % 5; cut + 1 < whole.events.size(); cut += 5) {
                Scenario scenario;
                scenario.id = std::string(to_text(game)) + " " + std::to_string(seed);
                scenario.hand = {whole.header,
                                 {whole.events.begin(),
                                  whole.events.begin() + static_cast<std::ptrdiff_t>(cut)}};
                scenario.question.kind = kind;
                if (kind == QuestionKind::May) scenario.question.event = whole.events[cut];
                if (!question_problem(scenario)) all.push_back(std::move(scenario));
            }
        }
    }
    BOOST_TEST(all.size() > 40U);
    return all;
}

/// No list of steps and no panel has two choices that read alike.
void check_lists(const Scenario& scenario) {
    std::set<std::pair<std::string, std::string>> choices;
    for (const Choice& choice : form_of(scenario).choices)
        BOOST_TEST(choices.insert({choice.whom, choice.label}).second,
                   scenario.id << ": " << choice.label);
    for (const TraceStep& step : trace_of(scenario, shipped_content()).steps) {
        std::set<std::string> values, labels;
        for (const TraceChoice& choice : step.choices) {
            BOOST_TEST(values.insert(choice.value).second, scenario.id << ": " << choice.value);
            BOOST_TEST(labels.insert(whole_label(choice)).second,
                       scenario.id << ": " << whole_label(choice));
        }
    }
}

bool is_sentence(const std::string& text) {
    return text.find(' ') != std::string::npos && !text.empty() && text.back() == '.';
}

/// A wrong answer to a scenario has a verdict that says why. Counts what was wrong.
int told_why(const Practice& practice) {
    int wrong = 0;
    for (const VerdictScreen& verdict : screen_of(practice, shipped_content()).verdicts) {
        if (verdict.right) continue;
        ++wrong;
        BOOST_TEST((is_sentence(verdict.trainer_says) || is_sentence(verdict.reason)),
                   practice.scenario.id << ": " << verdict.title << " \"" << verdict.trainer_says
                                        << "\" \"" << verdict.reason << "\"");
    }
    return wrong;
}

Scenario asked(std::string_view hand, QuestionKind kind, Who who = {}, Wager wager = Wager::None) {
    Scenario scenario;
    scenario.hand = hand_record(hand);
    scenario.question.kind = kind;
    scenario.question.who = who;
    scenario.question.wager = wager;
    return scenario;
}

constexpr std::string_view two_wagers =
    "breakout / 1 bet player 15 / 2 bet dealer 10 / 1 deal As Kd / 2 deal Ts 9d / dealer deal 9c "
    "(8s) / 1 pay player 22.50 / dealer turn 8s / dealer stand";
constexpr std::string_view natural =
    "midnight / 1 bet player 15 / 1 deal As Kd / dealer deal 9s / dealer hit 8d / dealer stand";
constexpr std::string_view short_bank_row =
    "extreme minimum=50 mode=tournament / dealer chips 120 / 1 blind 50 / 2 blind 100 / 3 blind 50 "
    "/ 1 deal (Tc) 9d / 2 deal (Kh) Qs / 3 deal (8s) Td / dealer deal (Th) (7c) / dealer turn 7c / "
    "1 check / 2 check / 3 check / dealer play / 1 turn Tc / 2 turn Kh / 3 turn 8s / 1 stand / "
    "2 stand / 3 stand / dealer turn Th / dealer stand";
constexpr std::string_view league_hand =
    "league hand=9 eliminations=5,9,15 start=1 minimum=10 seats=6 / 1 chips 500 / 3 chips 400 / "
    "1 bet player 10 / 3 bet player 10 / 1 deal Th 9d / 3 deal Ts 8d / dealer deal 9c (8s) / "
    "1 stand / 3 stand / dealer turn 8s / dealer stand";

}  // namespace

BOOST_AUTO_TEST_SUITE(teaching)

BOOST_AUTO_TEST_CASE(no_list_of_a_lesson_has_two_equal_choices) {
    for (const Lesson& lesson : shipped_content().lessons) {
        for (const Scenario& scenario : hands_of(lesson)) check_lists(scenario);
    }
    for (const Scenario& scenario : fresh(QuestionKind::Next)) check_lists(scenario);
}

BOOST_AUTO_TEST_CASE(a_question_whether_something_is_allowed_names_it) {
    int asked = 0;
    const auto check = [&](const Scenario& scenario) {
        if (scenario.question.kind != QuestionKind::May) return;
        ++asked;
        const Question& question = scenario.question;
        const Unit unit = unit_of(scenario.hand.header);
        const std::string asks = question.event ? may_in_words(*question.event, unit)
                                                : may_in_words(*question.floor_event, unit);
        const LessonTrace trace = trace_of(scenario, shipped_content());
        BOOST_REQUIRE(!trace.steps.empty());
        BOOST_TEST(trace.steps.back().step.asks.find(asks) == 0U, scenario.id);
        if (question.event)
            BOOST_TEST(trace.parts.front().title == act_asked(*question.event, unit), scenario.id);
        const PracticeScreen screen = screen_of(start_practice(scenario), shipped_content());
        BOOST_TEST(screen.status.find(asks) == 0U, scenario.id);
    };
    for (const Lesson& lesson : shipped_content().lessons) {
        for (const Scenario& scenario : hands_of(lesson)) check(scenario);
    }
    for (const Scenario& scenario : fresh(QuestionKind::May)) check(scenario);
    BOOST_TEST(asked > 60);
}

BOOST_AUTO_TEST_CASE(a_drawn_hand_of_a_lesson_names_the_act_beside_its_story) {
    LessonWalk walk;
    walk.lesson = shipped_content().lessons.front();
    walk.part = LessonPart::Faded;
    Scenario drawn = fresh(QuestionKind::May).front();
    drawn.story = "May this be done now?";
    show_aside(walk, drawn, shipped_content());
    const LessonScreen screen = screen_of(walk, shipped_content());
    BOOST_TEST(screen.story.find(may_in_words(*drawn.question.event, unit_of(drawn.hand.header))) !=
                   std::string::npos,
               screen.story);
}

BOOST_AUTO_TEST_CASE(the_steps_of_a_lesson_stand_under_the_hand_they_belong_to) {
    const LessonTrace trace =
        trace_of(asked("breakout / 1 bet dealer 25 / 1 deal Th 4d / dealer deal 9c (8s)",
                       QuestionKind::Next),
                 shipped_content());
    const auto& choices = trace.steps.back().choices;
    const auto draws = std::count_if(choices.begin(), choices.end(), [](const TraceChoice& choice) {
        return choice.label == "Draw a card";
    });
    BOOST_TEST(draws == 2);
    BOOST_TEST(choices.front().whom == "Your hand");
    BOOST_TEST(trace.steps.back().shown == "Seat 1: Draw a card");
}

BOOST_AUTO_TEST_CASE(no_wrong_answer_to_a_shipped_scenario_is_without_a_sentence) {
    int wrong = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice clumsy = start_practice(scenario);
        answer_badly(clumsy);
        if (!clumsy.mark && can_check(clumsy)) mark_as_typed(clumsy, shipped_content().misreadings);
        if (clumsy.mark) wrong += told_why(clumsy);
        if (clumsy.form() != AnswerForm::OneChoice) continue;
        for (std::size_t i = 0; i < clumsy.choices.size(); ++i) {
            Practice practice = start_practice(scenario);
            choose(practice, i, shipped_content().misreadings);
            wrong += told_why(practice);
        }
    }
    BOOST_TEST(wrong > 1000);
}

BOOST_AUTO_TEST_CASE(a_wrong_amount_is_told_the_price) {
    struct Row {
        std::string_view hand;
        Wager wager;
        std::string_view says;
    };
    const std::vector<Row> rows{
        {natural, Wager::Player, "3 to 2 on $15 is $22.50."},
        {"midnight / 1 bet player 20 / 1 deal Ts 9d / dealer deal 9s / 1 stand / "
         "dealer hit 8d / dealer stand",
         Wager::Player, "Even money on $20 is $20."},
    };
    for (const Row& row : rows) {
        Practice practice =
            start_practice(asked(row.hand, QuestionKind::Amount, {1, 0}, row.wager));
        type(practice, "p33");
        press_key(practice, KeyName::Enter);
        BOOST_REQUIRE(practice.mark.has_value());
        const VerdictScreen verdict = screen_of(practice, shipped_content()).verdicts.front();
        BOOST_TEST(verdict.reason.find(row.says) != std::string::npos, verdict.reason);
        BOOST_TEST(verdict.reason.size() > row.says.size() + 10);  // the clause stands before it
    }
}

BOOST_AUTO_TEST_CASE(enter_leads_to_the_next_wager_and_says_what_is_missing) {
    Practice practice = start_practice(asked(natural, QuestionKind::Table));
    BOOST_TEST(screen_of(practice, shipped_content()).rows.front().problem.empty());
    press_key(practice, KeyName::Enter);
    BOOST_TEST(screen_of(practice, shipped_content()).rows.front().problem ==
               "Take, push, pay or return?");
    type(practice, "p");
    press_key(practice, KeyName::Enter);
    BOOST_TEST(!practice.mark.has_value());
    const PracticeScreen screen = screen_of(practice, shipped_content());
    BOOST_TEST(screen.rows.front().problem == "How much?");
    BOOST_TEST(screen.status.find("Not checked") == 0U, screen.status);
    type(practice, "2");
    BOOST_TEST(screen_of(practice, shipped_content()).rows.front().problem.empty());
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.mark.has_value());

    Practice two =
        start_practice(asked("breakout / 1 bet player 15 / 2 bet dealer 10 / 1 deal Ts "
                             "Kd / 2 deal Ts 9d / dealer deal 9c (8s) / 1 stand / "
                             "dealer turn 8s / dealer stand",
                             QuestionKind::Table));
    press_key(two, KeyName::Down);
    type(two, "u");
    press_key(two, KeyName::Enter);  // the first is open: round to it
    BOOST_TEST(two.current == 0U);
    BOOST_TEST(!two.refused.has_value());
    type(two, "t");
    press_key(two, KeyName::Enter);
    BOOST_TEST(two.mark.has_value());
}

BOOST_AUTO_TEST_CASE(payments_in_order_are_marked_when_every_wager_was_looked_at) {
    Practice practice = start_practice(asked(short_bank_row, QuestionKind::Order));
    BOOST_REQUIRE(practice.wagers.size() == 3U);
    type(practice, "p50");
    press_key(practice, KeyName::Enter);
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST(practice.current == 1U);
    BOOST_TEST(screen_of(practice, shipped_content()).status.find("each wager") !=
               std::string::npos);
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.current == 2U);
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.mark.has_value());
}

BOOST_AUTO_TEST_CASE(seats_of_the_league_are_looked_at_before_the_answer_is_marked) {
    Practice practice = start_practice(asked(league_hand, QuestionKind::Table));
    BOOST_REQUIRE(practice.wagers.size() == 2U);
    BOOST_REQUIRE(practice.seats.size() == 2U);
    type(practice, "p10");
    press_key(practice, KeyName::Enter);
    type(practice, "p10");
    press_key(practice, KeyName::Enter);
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST(practice.current == 2U);
    BOOST_TEST(screen_of(practice, shipped_content()).status.find("each seat") !=
               std::string::npos);
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.current == 3U);
    type(practice, "o2");
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.mark.has_value());
}

BOOST_AUTO_TEST_CASE(enter_on_ticks_names_what_is_missing_and_never_unticks) {
    Practice practice = start_practice(
        asked("breakout / 1 bet dealer 10 / 1 deal Ts 9d / dealer deal 9c (8s) / dealer turn 8s / "
              "dealer stand / 1 pay dealer 10",
              QuestionKind::Error));
    press_key(practice, KeyName::Enter);
    BOOST_TEST(!practice.mark.has_value());
    BOOST_TEST(screen_of(practice, shipped_content()).status.find("Nothing is ticked") == 0U);
    type(practice, "1");
    press_key(practice, KeyName::Enter);
    BOOST_TEST(practice.mark.has_value());
    BOOST_TEST(practice.choices.front().ticked);
}

BOOST_AUTO_TEST_CASE(an_outcome_and_a_permission_take_their_letters_and_numbers_alike) {
    for (const char pressed : {'t', '1'}) {
        Practice practice =
            start_practice(asked(natural, QuestionKind::Outcome, {1, 0}, Wager::Player));
        type(practice, std::string(1, pressed));
        BOOST_TEST((practice.chosen == 0U));
    }
    BOOST_TEST(
        screen_of(start_practice(asked(natural, QuestionKind::Outcome, {1, 0}, Wager::Player)),
                  shipped_content())
            .choices.at(2)
            .key == "P");
}

BOOST_AUTO_TEST_CASE(a_lesson_page_takes_the_keys_of_the_panel) {
    for (const Lesson& lesson : shipped_content().lessons) {
        for (const Scenario& scenario : hands_of(lesson)) {
            const LessonTrace trace = trace_of(scenario, shipped_content());
            for (const TraceStep& step : trace.steps) {
                if (step.choices.empty() || step.step.kind != StepKind::Outcome) continue;
                if (step.choices.front().value == "take") BOOST_TEST(step.choices[0].key == 't');
                if (step.choices.front().value == "allowed") BOOST_TEST(step.choices[1].key == 'n');
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()
