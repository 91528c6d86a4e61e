// What can be done with a lesson of one's own before it is right and once it is there: previewed as
// far as it goes, removed, brought back, renamed.

#include <boost/test/unit_test.hpp>

#include "trainer_desk.h"

using namespace fairdeal;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(own_lessons)

BOOST_AUTO_TEST_CASE(what_is_sound_of_a_wrong_lesson_is_previewed_with_its_problems) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    const Lesson whole = *find_lesson(desk.library.lessons, bust);
    const std::size_t worked = row_of(desk.write.screen(), "Over, and then a 19");
    trainer.author().row = worked;
    desk.write.set_field("clauses", "BRK-NONE-1");
    trainer.author().row = row_of(desk.write.screen(), "The rule") + 1;
    desk.write.set_field("words", "A link to <clause id=\"BRK-NONE-2\"/>");
    trainer.author().row = row_of(desk.write.screen(), "Two worked hands");
    desk.write.apply(AuthorAction::Preview);
    BOOST_REQUIRE(is_preview(desk));
    LessonSession& shown = desk.preview.lesson();
    const LessonWalk& walk = shown.walk();
    BOOST_TEST(walk.lesson.worked.size() == 1U);
    BOOST_TEST(walk.lesson.rule.size() == whole.rule.size() - 1);
    BOOST_TEST((walk.lesson.faded.size() == whole.faded.size()));
    BOOST_TEST((walk.part == LessonPart::Worked));
    const PreviewScreen& screen = shown.problems();
    BOOST_TEST(screen.problems.size() == trainer.author().problems.size());
    BOOST_REQUIRE(screen.problems.size() >= 2U);
    for (const ProblemItem& problem : screen.problems)
        BOOST_TEST(problem.where.find(" \u00b7 ") != std::string::npos, problem.spoken);
    BOOST_TEST(screen.result.find("things are wrong") != std::string::npos);
    for (int page = 0; page < 60 && walk.part != LessonPart::End; ++page) {
        while (walk.part == LessonPart::Worked && !can_go_on(walk)) shown.apply(LessonAction::Next);
        if (walk.practice)
            shown.practice()->mark =
                grade(right_answer(walk.scenario, key_of(walk.scenario)), walk.scenario, {});
        for (std::size_t i = 0; i < walk.blanks.given.size(); ++i) shown.fill(i, "1");
        shown.apply(LessonAction::Check);
        BOOST_REQUIRE(can_go_on(walk));
        shown.apply(LessonAction::Next);
    }
    BOOST_TEST((walk.part == LessonPart::End));
    BOOST_TEST(page_of(walk) + 1 == pages_of(walk));
    desk.preview.close();
    // Not even its own file's head is right, and a whole part is empty.
    trainer.author().row = 0;
    desk.write.set_field("number", "none");
    while (true) {
        const std::size_t head = row_of(desk.write.screen(), "On your own");
        const auto rows = rows_of(trainer.author().draft);
        if (head + 1 >= rows.size() || !rows[head + 1].part) break;
        trainer.author().row = head + 1;
        desk.write.apply(AuthorAction::RemovePiece);
    }
    trainer.author().row = row_of(desk.write.screen(), "On your own");
    desk.write.apply(AuthorAction::Preview);
    BOOST_REQUIRE(is_preview(desk));
    const LessonWalk& part = shown.walk();
    BOOST_TEST((part.part == LessonPart::Contrast));  // the next that there is
    const LessonScreen page = shown.screen();
    BOOST_TEST(page.parts.at(static_cast<std::size_t>(LessonPart::Whole)).empty);
    desk.preview.close();
    begin_over(trainer);
    desk.write.apply(AuthorAction::Preview);
    BOOST_TEST(!is_preview(desk));  // there is nothing to show
    BOOST_TEST(!trainer.author().problems.empty());
}

BOOST_AUTO_TEST_CASE(a_draft_that_cannot_be_read_is_told_and_never_written_over) {
    const auto unreadable = [](const fs::path& file) {
        fs::create_symlink("/proc/self/mem", file);
    };
    const auto no_draft = [](const fs::path& file) { std::ofstream(file) << "my notes\n"; };
    for (void (*put)(const fs::path&) : {+unreadable, +no_draft}) {
        Trainer trainer;
        const fs::path file = trainer.folder / "lesson-draft.txt";
        fs::remove(file);
        trainer.start();
        put(file);
        const auto before = fs::symlink_status(file).type();
        trainer.desk.write.enter();
        BOOST_TEST(
            trainer.author().error.find("is left as it is: " + file.string()) != std::string::npos,
            trainer.author().error);
        trainer.author().error.clear();
        trainer.author().set_field("title", "Another lesson");
        BOOST_TEST(trainer.author().error.find("is not kept") != std::string::npos);
        BOOST_TEST((fs::symlink_status(file).type() == before));
        if (before == fs::file_type::regular) BOOST_TEST(text_of_file(file) == "my notes\n");
        // Once it is moved away, what is typed is kept again.
        fs::remove(file);
        trainer.author().set_field("title", "Another lesson");
        BOOST_TEST(text_of_file(file).find("Another lesson") != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(a_lesson_of_our_own_that_cannot_be_read_is_told_and_never_written_over) {
    Trainer trainer;
    trainer.desk.write.open_lesson(bust);
    const fs::path file = trainer.desk.own_lessons.folder() /
                          own_lesson_name(Game::Breakout, trainer.author().draft.id);
    fs::create_directories(file.parent_path());
    fs::create_symlink("/proc/self/mem", file);
    trainer.desk.write.save();
    BOOST_TEST(!trainer.author().problems.empty());
    BOOST_TEST(fs::is_symlink(file));
    trainer.start();
    BOOST_REQUIRE(!trainer.desk.problems.empty());
    BOOST_TEST(to_text(trainer.desk.problems.front()) ==
               file.string() + ": cannot be read to its end");
}

BOOST_AUTO_TEST_CASE(a_lesson_of_our_own_is_removed_and_brought_back) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    BOOST_TEST(!desk.write.can_remove_lesson());  // it is in no file of ours
    desk.write.save();
    BOOST_REQUIRE_MESSAGE(trainer.author().problems.empty(), trainer.author().error);
    const std::string id = trainer.author().draft.id;
    const LessonDraft draft = trainer.author().draft;
    BOOST_TEST(desk.write.can_remove_lesson());
    desk.write.apply(AuthorAction::RemoveLesson);  // nobody was asked
    BOOST_TEST(find_lesson(desk.library.lessons, id) != nullptr);
    desk.write.apply(AuthorAction::AskToRemove);
    BOOST_TEST(desk.write.screen().answers.size() == 2U);
    desk.write.apply(AuthorAction::Stay);
    desk.write.apply(AuthorAction::RemoveLesson);
    BOOST_TEST(find_lesson(desk.library.lessons, id) != nullptr);
    desk.write.apply(AuthorAction::AskToRemove);
    desk.write.apply(desk.write.screen().answers.front());
    BOOST_TEST(trainer.author().error == "");
    BOOST_TEST(find_lesson(desk.library.lessons, id) == nullptr);
    BOOST_TEST(trainer.author().draft.title == "");
    trainer.start();
    BOOST_TEST(find_lesson(desk.library.lessons, id) == nullptr);
    show_learn_view(desk, LearnView::Write);
    BOOST_REQUIRE(desk.write.screen().removed.size() == 1U);
    // Meanwhile its number is another lesson's.
    desk.write.open_lesson(bust);
    desk.write.set_field("id", "breakout-another");
    desk.write.save();
    BOOST_REQUIRE_MESSAGE(trainer.author().problems.empty(), trainer.author().error);
    desk.write.bring_back(desk.write.screen().removed.front().file.string());
    BOOST_TEST(trainer.author().error == "");
    BOOST_TEST(trainer.author().draft.id == id);
    BOOST_TEST((trainer.author().draft.parts == draft.parts));
    BOOST_TEST(desk.write.screen().removed.empty());
    desk.write.bring_back("elsewhere");
    BOOST_TEST(trainer.author().error != "");
    trainer.start();
    BOOST_TEST(trainer.desk.problems.empty());
    BOOST_TEST(find_lesson(desk.library.lessons, id) != nullptr);
    BOOST_TEST(find_lesson(desk.library.lessons, "breakout-another") != nullptr);
}

BOOST_AUTO_TEST_CASE(a_renamed_lesson_keeps_its_trainees) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    desk.write.save();
    const std::string before = trainer.author().draft.id;
    School& school = *desk.learn.school.school;
    LessonProgress progress;
    progress.lesson = before;
    progress.step = "whole 1 1 -";
    school.keep_lesson("tom", progress);
    trainer.author().row = 0;
    desk.write.set_field("id", "breakout-renamed");
    desk.write.save();
    BOOST_TEST((trainer.author().asks == AuthorQuestion::Rename));
    BOOST_TEST(find_lesson(desk.library.lessons, "breakout-renamed") == nullptr);
    desk.write.apply(AuthorAction::Rename);
    BOOST_REQUIRE_MESSAGE(trainer.author().problems.empty(), trainer.author().error);
    BOOST_TEST(find_lesson(desk.library.lessons, before) == nullptr);
    BOOST_REQUIRE(school.lessons_of("tom").size() == 1U);
    BOOST_TEST(school.lessons_of("tom").front().lesson == "breakout-renamed");
    BOOST_TEST(school.lessons_of("tom").front().step == "whole 1 1 -");
    desk.write.set_field("id", "breakout-twin");
    desk.write.save();
    desk.write.apply(desk.write.screen().answers.at(1));  // both
    BOOST_REQUIRE_MESSAGE(trainer.author().problems.empty(), trainer.author().error);
    trainer.start();
    BOOST_TEST(desk.problems.empty());
    BOOST_TEST(find_lesson(desk.library.lessons, before) == nullptr);
    BOOST_TEST(find_lesson(desk.library.lessons, "breakout-renamed") != nullptr);
    BOOST_TEST(find_lesson(desk.library.lessons, "breakout-twin") != nullptr);
    // What is wrong under the new name leaves the old one as it is.
    show_learn_view(desk, LearnView::Write);
    desk.write.open_lesson("breakout-twin");
    desk.write.set_field("id", "No Name");
    desk.write.save();
    desk.write.apply(AuthorAction::Rename);
    BOOST_TEST(!trainer.author().problems.empty());
    BOOST_TEST(find_lesson(desk.library.lessons, "breakout-twin") != nullptr);
    BOOST_TEST(fs::exists(trainer.folder / "own-lessons/lessons/breakout/breakout-twin.xml"));
}

BOOST_AUTO_TEST_CASE(what_cannot_be_read_of_our_own_is_said_and_not_written_over) {
    Trainer trainer;
    const fs::path lessons = trainer.folder / "own-lessons" / "lessons";
    fs::create_directories(lessons / "breakout" / "one.xml");
    std::ofstream(lessons / "midnight") << "in the way";
    fs::create_directory(trainer.folder / "lesson-draft.txt");
    trainer.start();
    BOOST_REQUIRE(trainer.desk.problems.size() == 2U);
    BOOST_TEST(to_text(trainer.desk.problems[0]) ==
               (lessons / "breakout" / "one.xml").string() + ": this is a directory, not a file");
    BOOST_TEST(to_text(trainer.desk.problems[1]) ==
               (lessons / "midnight").string() + ": this folder cannot be read: Not a directory");
    trainer.desk.write.enter();
    BOOST_TEST(trainer.author().error.find("this is a directory") != std::string::npos);
    trainer.desk.write.set_field("title", "Another");
    BOOST_TEST(fs::is_directory(trainer.folder / "lesson-draft.txt"));
}

BOOST_AUTO_TEST_SUITE_END()
