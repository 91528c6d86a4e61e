// Reviews and drills without a window: items are dealt, kept while they are open and once they are
// answered, and taken up again after the program has died.

#include "desk/learn/question_run.h"

#include <algorithm>

#include "classroom.h"
#include "desk/lesson/learn_lesson.h"
#include "support/content.h"

using namespace fairdeal;

namespace {

void answer_rightly(Practice& practice) {
    practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                          practice.scenario, shipped_content().misreadings);
    if (practice.form() == AnswerForm::OneChoice) practice.chosen = 0;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(question_runs)

BOOST_AUTO_TEST_CASE(reviews_ask_for_each_clause_that_is_due_and_keep_the_answers) {
    Classroom classroom;
    pass_lessons(classroom.room);
    const DayPlan plan = plan_of(classroom.room, shipped_content());
    BOOST_REQUIRE(plan.today.size() >= 2U);
    QuestionRun run;
    BOOST_REQUIRE(start_reviews(run, classroom.room, shipped_content()));
    for (int i = 0; i < 2; ++i) {
        BOOST_REQUIRE(run.practice);
        classroom.now += 4000;
        answer_rightly(*run.practice);
        keep_questions(run, classroom.room, shipped_content());
        keep_questions(run, classroom.room, shipped_content());  // once is enough
        BOOST_TEST(run.asked == i + 1);
        next_item(run, classroom.room, shipped_content());
    }
    const auto answers = classroom.room.school->answers_of("ann");
    BOOST_REQUIRE(answers.size() == 2U);
    BOOST_TEST(answers[0].right);
    BOOST_TEST(answers[0].took == 4000);
    BOOST_TEST(answers[0].norm > 0);
    BOOST_TEST(!answers[0].clauses.empty());
    BOOST_TEST(standing_in_words(run).find("2 of 2 right") == 0U);
}

/// The cards alone decide what a hand counts, and what is allowed may be so by no clause.
BOOST_AUTO_TEST_CASE(an_answer_about_no_clause_is_kept_too) {
    for (const auto& kinds : {std::vector<QuestionKind>{}, {QuestionKind::Total}}) {
        Classroom classroom;
        QuestionRun run;
        const DrillChoice choice{Game::Breakout, {}, kinds};
        BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
        for (std::size_t i = 1; i <= 30; ++i) {
            answer_rightly(*run.practice);
            keep_questions(run, classroom.room, shipped_content());
            BOOST_REQUIRE(classroom.room.error == "");
            BOOST_REQUIRE(classroom.room.school->answers_of("ann").size() == i);
            BOOST_REQUIRE(next_item(run, classroom.room, shipped_content()));
        }
        const Scenario asked = run.practice->scenario;
        classroom.open();
        BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
        QuestionRun again;
        BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
        BOOST_TEST((again.practice->scenario.question == asked.question));
        const auto answers = classroom.room.school->answers_of("ann");
        BOOST_TEST(std::any_of(answers.begin(), answers.end(),
                               [](const GivenAnswer& answer) { return answer.clauses.empty(); }));
    }
}

BOOST_AUTO_TEST_CASE(an_open_question_outlives_the_program_with_what_was_typed) {
    Classroom classroom;
    QuestionRun run;
    DrillChoice choice;
    choice.kinds = {QuestionKind::Spot};
    BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
    BOOST_REQUIRE(run.practice->rows() > 0U);
    type_amount(*run.practice, 0, "12.50");
    classroom.now += 2000;
    keep_questions(run, classroom.room, shipped_content());
    const Scenario asked = run.practice->scenario;

    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    QuestionRun again;
    BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
    BOOST_TEST((again.practice->scenario.hand == asked.hand));
    BOOST_TEST((again.practice->scenario.question == asked.question));
    BOOST_TEST(amount_at(*again.practice, 0) == "12.50");
    BOOST_TEST(again.spent == 2000);
}

BOOST_AUTO_TEST_CASE(a_drill_taken_up_again_goes_on_as_the_same_one) {
    Classroom classroom;
    QuestionRun run;
    const DrillChoice choice{Game::Midnight, {"MID-PAY-1", "MID-PAY-2"}, {QuestionKind::Table}};
    BOOST_REQUIRE(start_drill(run, classroom.room, shipped_content(), choice));
    answer_rightly(*run.practice);
    keep_questions(run, classroom.room, shipped_content());
    BOOST_REQUIRE(next_item(run, classroom.room, shipped_content()));
    const Scenario asked = run.practice->scenario;

    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    QuestionRun again;
    BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
    BOOST_TEST((again.practice->scenario.hand == asked.hand));
    BOOST_TEST((again.drill.game == choice.game));
    BOOST_TEST(again.drill.clauses == choice.clauses, boost::test_tools::per_element());
    BOOST_TEST((again.drill.kinds == choice.kinds));
    BOOST_TEST(standing_in_words(again) == "1 of 1 right");
    answer_rightly(*again.practice);
    keep_questions(again, classroom.room, shipped_content());
    BOOST_TEST(standing_in_words(again) == "2 of 2 right");

    // Killed after an answer: nothing is open, and the drill goes on with its next item.
    classroom.open();
    BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
    BOOST_REQUIRE(resume_item(again, classroom.room, shipped_content()));
    BOOST_TEST(standing_in_words(again) == "2 of 2 right");
    BOOST_TEST((again.practice->scenario.question.kind == QuestionKind::Table));
    end_questions(again, classroom.room, shipped_content());
    BOOST_TEST(resume_item(again, classroom.room, shipped_content()));  // it is open still
    answer_rightly(*again.practice);
    end_questions(again, classroom.room, shipped_content());
    BOOST_TEST(!resume_item(again, classroom.room, shipped_content()));  // put down after an answer
}

BOOST_AUTO_TEST_CASE(what_is_typed_in_a_lesson_outlives_the_program) {
    Classroom classroom;
    const std::string id = shipped_content().lessons.front().id;
    auto lesson = open_lesson(classroom.room, shipped_content(), id);
    BOOST_REQUIRE(lesson);
    go_to_part(lesson->walk, shipped_content(), LessonPart::Faded);
    keep_walk(*lesson, false, classroom.room, shipped_content());
    BOOST_REQUIRE(!lesson->walk.blanks.given.empty());
    classroom.now += 3000;
    fill_blank(lesson->walk, 0, "12");
    keep_walk(*lesson, false, classroom.room, shipped_content());

    const auto opened_again = [&] {
        classroom.now += a_day;
        classroom.open();
        BOOST_REQUIRE(sign_in(classroom.room, "ann", ""));
        lesson = open_lesson(classroom.room, shipped_content(), id);
        BOOST_REQUIRE(lesson);
    };
    opened_again();
    BOOST_TEST((lesson->walk.part == LessonPart::Faded));
    BOOST_TEST(lesson->walk.blanks.given.at(0) == "12");
    BOOST_TEST(lesson->spent == 3000);
    check(lesson->walk, shipped_content());
    keep_walk(*lesson, false, classroom.room, shipped_content());
    opened_again();
    BOOST_TEST(is_marked(lesson->walk));
    BOOST_TEST(lesson->walk.blanks.given.at(0) == "12");
    go_to_part(lesson->walk, shipped_content(), LessonPart::Check);
    keep_walk(*lesson, true, classroom.room, shipped_content());
    opened_again();
    BOOST_TEST(!is_marked(lesson->walk));
}

BOOST_AUTO_TEST_SUITE_END()
