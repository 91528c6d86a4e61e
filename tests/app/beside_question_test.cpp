// The pay table beside a question: what it says, where it is offered, that it is remembered, and
// that it counts as a hint.

#include "desk/answer/aids/pay_table.h"

#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "desk/answer/draft.h"
#include "desk/frame/desk.h"
#include "lesson_walks.h"
#include "trainer_desk.h"

using namespace fairdeal;

namespace {

Practice asked_first(const std::string& id) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    return start_practice(*scenario);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(beside_question)

BOOST_AUTO_TEST_CASE(it_has_the_prices_of_the_wagers_that_lie_there) {
    Practice practice = asked_first("breakout-bust-against-17");
    auto screen = pay_table_screen(practice);
    BOOST_REQUIRE(screen.has_value());
    BOOST_TEST(!screen->open);
    BOOST_TEST(screen->wagers.empty());
    lay_pay_table(practice, true);
    screen = pay_table_screen(practice);
    BOOST_REQUIRE(screen->wagers.size() == 2U);
    BOOST_TEST(screen->wagers[0].title == "Dealer hand");
    BOOST_TEST(screen->wagers[0].prices.front().price == "3 to 2");
    BOOST_TEST(screen->wagers[0].prices.back().price == "Even money");
    BOOST_TEST(screen->wagers[1].title == "Super Tie");
    BOOST_TEST(screen->wagers[1].prices.front().price == "25 to 1, tip $10");
    BOOST_TEST(screen->wagers[1].prices.front().when == "Both have a blackjack");
}

BOOST_AUTO_TEST_CASE(it_is_never_offered_in_an_exam_a_check_or_once_it_is_marked) {
    Practice practice = asked_first("breakout-bust-against-17");
    practice.examined = true;
    lay_pay_table(practice, true);
    BOOST_TEST(!practice.pay_table);
    BOOST_TEST(!pay_table_screen(practice).has_value());
    practice = asked_first("breakout-bust-against-17");
    mark_as_typed(practice, {});
    lay_pay_table(practice, true);
    BOOST_TEST(!practice.saw_pay_table);
    LessonWalk walk = bust_lesson();
    go_to_part(walk, shipped_content(), LessonPart::Whole);
    BOOST_REQUIRE(walk.practice.has_value());
    BOOST_TEST(offers_pay_table(*walk.practice));
    go_to_part(walk, shipped_content(), LessonPart::Check);
    BOOST_REQUIRE(walk.practice.has_value());
    BOOST_TEST(!offers_pay_table(*walk.practice));
}

BOOST_AUTO_TEST_CASE(who_saw_it_was_given_a_hint_and_a_crash_changes_nothing) {
    Classroom classroom;
    QuestionRun run;
    DrillChoice choice;
    choice.kinds = {QuestionKind::Spot};
    BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
    lay_pay_table(*run.practice, true);
    lay_pay_table(*run.practice, false);  // once seen, it was seen
    keep_questions(run, classroom.room, shipped_content());
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    QuestionRun again;
    BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
    BOOST_TEST(again.practice->saw_pay_table);
    BOOST_TEST(!again.practice->pay_table);
    choose_right(*again.practice);
    BOOST_REQUIRE(again.practice->mark.has_value());
    keep_questions(again, classroom.room, shipped_content());
    const auto answers = classroom.room.school->answers_of("ann");
    BOOST_REQUIRE(answers.size() == 1U);
    BOOST_TEST(answers[0].hints == 1);
    BOOST_TEST((grade_of(answers[0], false) == Grade::Hard));
}

BOOST_AUTO_TEST_CASE(it_stays_open_from_question_to_question_and_is_remembered) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.section = DeskSection::Practise;
    desk.practise.open("breakout-bust-against-17");
    desk.answering.press(key('y'));
    BOOST_TEST(desk.answering.screen().question.pay_table->open);
    BOOST_TEST(desk.preferences.pay_table);
    desk.practise.open("breakout-super-tie-twenty");
    BOOST_TEST(!desk.practise.practice()->saw_pay_table);  // not before it is shown
    BOOST_TEST(desk.answering.screen().question.pay_table->open);
    BOOST_TEST(desk.practise.practice()->saw_pay_table);
    BOOST_TEST(desk.answering.toggle_pay_table());
    BOOST_TEST(!desk.answering.screen().question.pay_table->open);
    BOOST_TEST(!desk.preferences.pay_table);
}

BOOST_AUTO_TEST_CASE(a_lesson_has_it_beside_its_hands) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    go_to(desk, ReadLesson{"breakout-a-bust-cannot-lose"});
    desk.lesson.go_to_part(LessonPart::Whole);
    BOOST_TEST(desk.answering.press_beside(key('y')));
    BOOST_REQUIRE(desk.lesson.screen().practice.has_value());
    BOOST_TEST(desk.lesson.screen().practice->pay_table->open);
    desk.lesson.go_to_part(LessonPart::Check);
    desk.answering.lay_pay_table();
    BOOST_TEST(!desk.lesson.screen().practice->pay_table.has_value());
    BOOST_TEST(!desk.answering.press_beside(key('y')));
    BOOST_TEST(desk.preferences.pay_table);
}

BOOST_AUTO_TEST_SUITE_END()
