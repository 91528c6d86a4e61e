// A lesson as a session: the list leads to it, it is kept with every act, and where it leads.

#include "desk/lesson/lesson_session.h"

#include <boost/test/unit_test.hpp>

#include "lesson_walks.h"
#include "trainer_desk.h"

using namespace fairdeal;

namespace {

constexpr const char* bust_lesson_id = "breakout-a-bust-cannot-lose";

/// How far Tom is in the lesson, as the school's file has it; empty: not started.
std::string kept_position(Trainer& trainer) {
    for (const LessonProgress& kept : trainer.desk.learn.school.school->lessons_of("tom"))
        if (kept.lesson == bust_lesson_id) return kept.step;
    return "";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(lesson_session)

BOOST_AUTO_TEST_CASE(the_list_picks_steps_and_opens_what_is_picked) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.lessons.show_game(Game::Breakout);
    LessonListScreen list = desk.lessons.screen();
    BOOST_REQUIRE(list.picked.has_value());
    BOOST_TEST(list.lessons.at(*list.picked).id == list.next);
    BOOST_TEST(list.lessons.at(*list.picked).open_label == "Begin");
    desk.lessons.apply(LessonListAction::Previous);
    BOOST_TEST(*desk.lessons.screen().picked == 0U);
    desk.lessons.apply(LessonListAction::Next);
    BOOST_TEST(*desk.lessons.screen().picked == 1U);
    desk.lessons.pick(bust_lesson_id);
    desk.lessons.apply(LessonListAction::Open);
    BOOST_REQUIRE(desk.lesson.is_open());
    BOOST_TEST(desk.lesson.walk().lesson.id == bust_lesson_id);
    BOOST_TEST(!desk.lesson.is_preview());
    const auto games = desk.lessons.screen().games;
    if (games.size() > 1) {
        desk.lessons.apply(LessonListAction::GameAfter);
        BOOST_TEST((desk.lessons.screen().game == games[1]));
        go_to(desk, ReadLesson{bust_lesson_id});
        BOOST_TEST((desk.lessons.screen().game == Game::Breakout));  // the lesson's
    }
    desk.lessons.forget_pick();
    desk.lesson.close();
    leave_school(desk);
    desk.lessons.open(bust_lesson_id);
    BOOST_REQUIRE(desk.lesson.is_open());
    BOOST_TEST(desk.lesson.is_guests());  // nobody is signed in
}

BOOST_AUTO_TEST_CASE(every_act_is_kept_and_the_book_opens_at_what_is_looked_up) {
    Trainer trainer;
    LessonSession& lesson = trainer.desk.lesson;
    go_to(trainer.desk, ReadLesson{bust_lesson_id});
    BOOST_REQUIRE(lesson.is_open());
    lesson.apply(LessonAction::Next);
    BOOST_TEST(kept_position(trainer) == position_of(lesson.walk()));
    BOOST_TEST((lesson.walk().part == LessonPart::Worked));
    lesson.apply(LessonAction::Next);
    BOOST_TEST(lesson.walk().revealed == 2U);
    lesson.go_to_part(LessonPart::Faded);
    BOOST_TEST(kept_position(trainer) == "faded 0 1 -");
    lesson.fill(0, "12");
    trainer.desk.lesson.close();
    trainer.desk.lessons.open(bust_lesson_id);
    BOOST_TEST(lesson.walk().blanks.given.at(0) == "12");
    lesson.look_up({ProseKind::Clause, "BRK-BUST-1", "BRK-BUST-1"});
    const auto book = lesson.apply(LessonAction::Book);
    BOOST_REQUIRE(book.has_value());
    BOOST_TEST(std::get<ReadClause>(*book).clause == "BRK-BUST-1");
    BOOST_TEST(std::get<ReadClause>(*book).table == "breakout-standard");
    lesson.close_words();
    BOOST_TEST(!lesson.screen().clause);
    BOOST_TEST(!lesson.press(control_key('s')).is_ours);
    BOOST_TEST(lesson.press(key(KeyName::Escape)).is_ours);
    BOOST_TEST(!lesson.is_open());
    BOOST_TEST(!lesson.press(key(KeyName::Escape)).is_ours);
}

BOOST_AUTO_TEST_CASE(what_a_guest_answers_took_the_time_of_its_page) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    leave_school(desk);
    Millis now = 1'800'000'000'000;
    desk.learn.school.clock = {[&now] { return now; }, 0};
    desk.lessons.open(bust_lesson_id);
    LessonSession& lesson = desk.lesson;
    for (const LessonPart part : {LessonPart::Whole, LessonPart::Check}) {
        lesson.go_to_part(part);
        now += 20'000;
        lesson.change([](LessonWalk& walk) { answer(walk, true); });
    }
    BOOST_REQUIRE(desk.learn.school.unkept.answers.size() == 2U);
    for (const GivenAnswer& given : desk.learn.school.unkept.answers)
        BOOST_TEST(given.took == 20'000);
}

BOOST_AUTO_TEST_CASE(the_end_of_a_lesson_leads_to_the_next_one) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    const auto& lessons = shipped_content().lessons;
    const Lesson& first = *find_lesson(lessons, bust_lesson_id);
    const Lesson* next = lesson_after(lessons, first);
    BOOST_REQUIRE(next != nullptr);
    BOOST_TEST((next->game == first.game && next->number == first.number + 1));
    go_to(desk, ReadLesson{bust_lesson_id});
    desk.lesson.go_to_part(LessonPart::Check);
    while (desk.lesson.walk().part == LessonPart::Check) {
        desk.lesson.change([](LessonWalk& walk) { answer(walk, true); });
        desk.lesson.apply(LessonAction::Next);
    }
    BOOST_TEST(desk.lesson.screen().go_on_label == "Next lesson");
    BOOST_TEST(desk.lesson.screen().next_lesson == next->title);
    BOOST_TEST(desk.lesson.press(key(KeyName::Enter)).is_ours);
    BOOST_REQUIRE(desk.lesson.is_open());
    BOOST_TEST(desk.lesson.walk().lesson.id == next->id);
}

BOOST_AUTO_TEST_CASE(
    another_clause_that_has_a_say_is_not_wrong_and_open_points_ask_their_question) {
    int among_choices = 0, open_points = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        const LessonTrace trace = trace_of(scenario, shipped_content());
        if (trace.steps.empty() || trace.steps.front().step.asks != "Which clause decides?")
            continue;
        const TraceStep& step = trace.steps.front();
        std::vector<std::string> values;
        for (const TraceStep& each : trace.steps) values.push_back(each.step.value);
        for (const TraceChoice& choice : step.choices) {
            const ClauseId clause{choice.value};
            const auto& because = step.step.because;
            const bool has_a_say = std::ranges::find(because, clause) != because.end();
            among_choices += has_a_say && choice.value != step.step.value ? 1 : 0;
            values.front() = choice.value;
            BOOST_TEST((mark_trace(trace, scenario, values).slips == 0) == has_a_say,
                       scenario.id << " " << choice.value);
            const RuleBook& book = *find_book(shipped_content(), scenario.game());
            const OpenPoint* point = find_open_point(book, choice.value);
            if (point == nullptr) continue;
            ++open_points;
            BOOST_TEST(choice.label.starts_with(point->question), choice.label);
        }
    }
    BOOST_TEST(among_choices > 0);
    BOOST_TEST(open_points > 0);
}

BOOST_AUTO_TEST_SUITE_END()
