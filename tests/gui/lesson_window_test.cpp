// A lesson in the real window, from the rule to the end of its check.
#include <boost/test/unit_test.hpp>

#include <algorithm>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

LessonPage& lesson_page() { return frame->lesson(); }
const LessonWalk& lesson_walk() { return desk->lesson.walk(); }
std::string picked_lesson() {
    const LessonListScreen list = desk->lessons.screen();
    return list.lessons.at(*list.picked).id;
}

bool is_at(LessonPart part) {
    return comes_true([&] {
        return desk->lesson.is_open() && lesson_walk().part == part &&
               lesson_page().IsShownOnScreen() &&
               lesson_page().screen().parts.at(static_cast<std::size_t>(part)).current;
    });
}

/// Eve's list of lessons.
void open_the_lessons() {
    come_to_school("Eve");
    school().game = Game::Breakout;
    show_learn_view(*desk, LearnView::Lessons);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->lessons()));
    come_to_rest();
}

void enter(const std::string& id, LessonPart part) {
    open_the_lessons();
    go_to(*desk, ReadLesson{id});
    desk->lesson.go_to_part(part);
    frame->show_now();
    BOOST_REQUIRE(is_open(lesson_page()));
    BOOST_REQUIRE(is_at(part));
    come_to_rest();
}

const Lesson& with_figures() {
    const auto& lessons = desk->library.lessons;
    const auto found = std::find_if(lessons.begin(), lessons.end(), [](const Lesson& lesson) {
        return std::any_of(lesson.rule.begin(), lesson.rule.end(), [](const LessonBlock& block) {
            return block.kind == BlockKind::Figure;
        });
    });
    BOOST_REQUIRE(found != lessons.end());
    return *found;
}

/// Answers what is asked as the engine has it, through the window's own practice.
void answer_rightly() {
    desk->lesson.change([](LessonWalk& it) {
        Practice& practice = *it.practice;
        practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                              practice.scenario, desk->library.misreadings);
        if (!practice.choices.empty()) practice.chosen = 0;
        check(it, desk->library);
    });
    frame->show_now();
    come_to_rest();
}

void all_is_well(const std::string& where) {
    all_fits(where);
    all_has_names(where);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lesson_window)

BOOST_AUTO_TEST_CASE(the_list_says_how_far_one_is_and_opens_a_lesson_by_enter) {
    open_the_lessons();
    BOOST_REQUIRE(frame->lessons().screen().lessons.size() > 1U);
    all_is_well("the lessons");
    const std::string first = picked_lesson();
    frame->lessons().list()->SetFocus();
    come_to_rest();
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([&] { return picked_lesson() != first; }));
    press(WXK_UP);
    BOOST_REQUIRE(comes_true([&] { return picked_lesson() == first; }));
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(lesson_page()));
    BOOST_TEST(lesson_walk().lesson.id == first);
    press(WXK_RETURN);  // see it done
    BOOST_REQUIRE(is_at(LessonPart::Worked));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(frame->lessons()));
    const auto& lessons = frame->lessons().screen().lessons;
    BOOST_TEST((lessons.front().state == LessonState::Started));
}

BOOST_AUTO_TEST_CASE(every_part_fits_and_every_control_has_a_name) {
    for (const Game game : games_with_lessons(desk->library)) {
        const auto& lessons = desk->library.lessons;
        const auto first = std::find_if(lessons.begin(), lessons.end(),
                                        [&](const Lesson& lesson) { return lesson.game == game; });
        for (std::size_t i = 0; i < lesson_part_count; ++i) {
            const auto part = static_cast<LessonPart>(i);
            enter(first->id, part);
            all_is_well(first->id + ", " + title_of(part));
        }
    }
}

BOOST_AUTO_TEST_CASE(the_rule_shows_its_figures_and_its_links_say_what_they_mean) {
    enter(with_figures().id, LessonPart::Rule);
    const auto figures =
        std::count_if(lesson_walk().lesson.rule.begin(), lesson_walk().lesson.rule.end(),
                      [](const LessonBlock& block) { return block.kind == BlockKind::Figure; });
    BOOST_TEST(lesson_page().words().figures() == static_cast<std::size_t>(figures));
    BOOST_REQUIRE(!lesson_page().links().links().empty());
    press('1');
    BOOST_TEST(comes_true([] { return !lesson_page().links().shown_words().empty(); }));
    press('1');
    BOOST_TEST(comes_true([] { return lesson_page().links().shown_words().empty(); }));
    lesson_page().words().on_link(0);  // what a click on the first link in the text does
    BOOST_TEST(comes_true([] { return !lesson_page().links().shown_words().empty(); }));
    press('B');
    BOOST_REQUIRE(is_open(frame->book()));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(lesson_page()));
}

BOOST_AUTO_TEST_CASE(worked_steps_come_one_by_one) {
    enter(with_figures().id, LessonPart::Worked);
    const std::size_t all = lesson_walk().trace.steps.size();
    BOOST_REQUIRE(all > 1U);
    for (std::size_t shown = lesson_walk().revealed; shown < all; ++shown) {
        press(WXK_RETURN);
        BOOST_REQUIRE(comes_true([&] { return lesson_walk().revealed == shown + 1; }));
    }
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return lesson_walk().item == 1; }));
}

BOOST_AUTO_TEST_CASE(a_step_left_to_the_trainee_is_filled_in_checked_and_corrected) {
    enter(with_figures().id, LessonPart::Faded);
    BOOST_REQUIRE(lesson_walk().blanks.given.size() == 1U);
    const TraceStep step = lesson_walk().trace.steps[step_of_blank(lesson_walk(), 0)];
    if (step.choices.empty()) {
        BOOST_REQUIRE(
            comes_true([] { return lesson_page().steps().fields().front()->HasFocus(); }));
        type("999");
    } else {
        const auto wrong =
            std::find_if(step.choices.begin(), step.choices.end(), [&](const TraceChoice& choice) {
                return choice.value != step.step.value &&
                       std::find(step.also.begin(), step.also.end(), choice.value) ==
                           step.also.end();
            });
        BOOST_REQUIRE(wrong != step.choices.end());
        click(lesson_page().steps().choices().at(
            static_cast<std::size_t>(wrong - step.choices.begin())));
    }
    BOOST_REQUIRE(comes_true([] { return can_check(lesson_walk()); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return lesson_page().screen().feedback.has_value(); }));
    BOOST_TEST(!lesson_page().screen().feedback->right);
    BOOST_TEST(lesson_page().steps().heading() == lesson_page().screen().feedback->verdict);
    all_is_well("a wrong step");
    click(lesson_page().steps().again_button());
    BOOST_REQUIRE(comes_true([] { return !lesson_walk().blanks.mark; }));
    desk->lesson.fill(0, step.step.value);
    frame->show_now();
    come_to_rest();
    click(lesson_page().steps().check_button());
    BOOST_REQUIRE(comes_true([] { return lesson_page().screen().feedback.has_value(); }));
    BOOST_TEST(lesson_page().screen().feedback->right);
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return lesson_walk().item == 1; }));
}

BOOST_AUTO_TEST_CASE(answers_count_the_check_is_passed_and_stays_passed) {
    const std::string id = with_figures().id;
    enter(id, LessonPart::Check);
    const auto before = school().school->answer_count("eve");
    const std::size_t items = lesson_walk().lesson.check.size();
    for (std::size_t i = 0; i < items; ++i) {
        BOOST_REQUIRE(lesson_walk().item == i);
        answer_rightly();
        press(WXK_RETURN);
        BOOST_REQUIRE(comes_true([&] {
            return lesson_walk().item == i + 1 || lesson_walk().part != LessonPart::Check;
        }));
    }
    BOOST_REQUIRE(is_at(LessonPart::End));
    BOOST_TEST(school().school->answer_count("eve") == before + static_cast<std::int64_t>(items));
    BOOST_TEST(lesson_page().screen().banner->right);
    BOOST_TEST((state_of(lesson_positions(school()).at(id)) == LessonState::Passed));
    desk->lesson.go_to_part(LessonPart::Rule);
    BOOST_TEST((state_of(lesson_positions(school()).at(id)) == LessonState::Passed));
}

BOOST_AUTO_TEST_CASE(the_place_in_a_lesson_outlives_the_program) {
    const std::string id = with_figures().id;
    enter(id, LessonPart::Whole);
    desk->lesson.close();
    school() = open_school(desk->learn.file, desk->library, machine_clock());
    BOOST_REQUIRE(sign_in(school(), "eve", ""));
    go_to(*desk, ReadLesson{id});
    BOOST_REQUIRE(desk->lesson.is_open());
    BOOST_TEST((lesson_walk().part == LessonPart::Whole));

    // And what was typed into its page.
    enter(id, LessonPart::Faded);
    desk->lesson.fill(0, "12");
    desk->lesson.close();
    school() = open_school(desk->learn.file, desk->library, machine_clock());
    BOOST_REQUIRE(sign_in(school(), "eve", ""));
    go_to(*desk, ReadLesson{id});
    BOOST_REQUIRE(desk->lesson.is_open());
    BOOST_TEST(lesson_walk().blanks.given.at(0) == "12");
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
