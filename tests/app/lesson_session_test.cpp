// A lesson as a session: the list leads to it, it is kept with every act, and where it leads.

#include "desk/lesson/lesson_session.h"

#include <boost/test/unit_test.hpp>

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

BOOST_AUTO_TEST_SUITE_END()
