// A trainer writes a lesson: what is kept, saved, wrong with it and where, its preview, the hands
// he puts in; and looks into a file of somebody else's.

#include <boost/test/unit_test.hpp>

#include "trainer_desk.h"

using namespace fairdeal;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(author)

BOOST_AUTO_TEST_CASE(what_is_typed_is_there_again_after_the_program_was_killed) {
    Trainer trainer;
    trainer.room().row = 0;
    set_field(trainer.desk, "title", "The late double");
    BOOST_TEST(trainer.room().draft.id == "breakout-the-late-double");
    set_field(trainer.desk, "aim", "One line\nand \\ another");
    trainer.room().row = 1;
    put_in(trainer.desk, 0);
    set_field(trainer.desk, "words", "Words");
    const LessonDraft typed = trainer.room().draft;
    BOOST_TEST(typed.parts.size() == 1U);
    trainer.start();  // without a word to anybody
    enter_author(trainer.desk);
    BOOST_TEST((trainer.room().draft == typed));
    BOOST_TEST(!is_saved(trainer.desk));
}

BOOST_AUTO_TEST_CASE(a_shipped_lesson_becomes_one_of_our_own_is_saved_and_is_there_next_time) {
    Trainer trainer;
    open_draft(trainer.desk, bust);
    BOOST_TEST(trainer.room().draft.id == std::string(bust) + "-ours");
    trainer.room().row = 0;
    set_field(trainer.desk, "title", "Our bust");
    save_draft(trainer.desk);
    BOOST_REQUIRE_MESSAGE(trainer.room().problems.empty(), trainer.room().error);
    BOOST_TEST(is_saved(trainer.desk));
    const std::string id = trainer.room().draft.id;
    const fs::path file = trainer.folder / "own-lessons/lessons/breakout" / (id + ".xml");
    BOOST_TEST(text_of_file(file) == write_draft(trainer.room().draft).xml);
    trainer.start();
    BOOST_TEST(trainer.desk.problems.empty());
    const Lesson* lesson = find_lesson(trainer.desk.library.lessons, id);
    BOOST_REQUIRE(lesson != nullptr);
    BOOST_TEST(lesson->title == "Our bust");
    enter_author(trainer.desk);
    open_draft(trainer.desk, id);  // one's own is opened as it is
    BOOST_TEST(trainer.room().draft.id == id);
}

BOOST_AUTO_TEST_CASE(nothing_wrong_is_put_in_place_and_each_problem_leads_to_its_row) {
    Trainer trainer;
    open_draft(trainer.desk, bust);
    const std::size_t worked = row_of(author_screen(trainer.desk), "Over, and then a 19");
    BOOST_REQUIRE(worked > 0U);
    trainer.room().row = worked;
    set_field(trainer.desk, "clauses", "BRK-NONE-1");
    std::string body = author_screen(trainer.desk).fields.back().value;
    body.replace(body.find("deal Ts"), 7, "deal Zs");
    set_field(trainer.desk, "body", body);
    trainer.room().row = 0;
    save_draft(trainer.desk);
    BOOST_REQUIRE(!trainer.room().problems.empty());
    BOOST_TEST(trainer.room().problems.front().where.line > 0);
    BOOST_TEST(trainer.room().problems.front().where.column > 0);
    BOOST_TEST(!fs::exists(trainer.folder / "own-lessons"));
    const AuthorScreen screen = author_screen(trainer.desk);
    BOOST_TEST(screen.outline.at(worked).wrong);
    BOOST_TEST(screen.problems.front().where.find("Line ") == 0U);
    go_to_problem(trainer.desk, 0);
    BOOST_TEST(trainer.room().row == worked);
}

BOOST_AUTO_TEST_CASE(changes_that_are_not_saved_are_asked_about) {
    Trainer trainer;
    open_draft(trainer.desk, bust);  // nothing was written before
    BOOST_TEST(!trainer.room().wanted.has_value());
    trainer.room().row = 0;
    set_field(trainer.desk, "title", "Ours");
    open_draft(trainer.desk, "");
    BOOST_TEST(author_screen(trainer.desk).asks);
    BOOST_TEST(trainer.room().draft.title == "Ours");
    stay_with_changes(trainer.desk);
    BOOST_TEST(!author_screen(trainer.desk).asks);
    open_draft(trainer.desk, "");
    save_changes(trainer.desk);
    BOOST_TEST(trainer.room().draft.title == "");
    BOOST_TEST(find_lesson(trainer.desk.library.lessons, std::string(bust) + "-ours") != nullptr);
    set_field(trainer.desk, "title", "Lost");
    open_draft(trainer.desk, bust);
    drop_changes(trainer.desk);
    BOOST_TEST(trainer.room().draft.title == "A bust cannot lose");
}

BOOST_AUTO_TEST_CASE(a_preview_is_walked_like_a_lesson_and_nothing_of_it_is_kept) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    open_draft(desk, bust);
    trainer.room().row = row_of(author_screen(desk), "The check");
    preview_draft(desk);
    BOOST_REQUIRE_MESSAGE(is_preview(desk), trainer.room().error);
    BOOST_REQUIRE(lesson_shown(desk) == &desk.preview.lesson());
    LessonSession& shown = desk.preview.lesson();
    const LessonWalk& walk = shown.walk();
    BOOST_TEST((walk.part == LessonPart::Check));
    BOOST_TEST(walk.lesson.id == std::string(bust) + "-ours");
    BOOST_REQUIRE(desk.answering.practice() != nullptr);
    const auto before = desk.learn.school.school->answer_count("tom");
    shown.change([](LessonWalk& open) {
        Practice& practice = *open.practice;
        practice.mark = grade(right_answer(practice.scenario, key_of(practice.scenario)),
                              practice.scenario, {});
    });
    shown.apply(LessonAction::Next);
    BOOST_TEST(desk.learn.school.school->answer_count("tom") == before);
    BOOST_TEST(desk.learn.school.school->lessons_of("tom").empty());
    BOOST_TEST(shown.press(key(KeyName::Escape)).is_ours);
    BOOST_TEST(!is_preview(desk));
    BOOST_TEST(find_lesson(desk.library.lessons, std::string(bust) + "-ours") == nullptr);
}

BOOST_AUTO_TEST_CASE(hands_of_the_other_rooms_and_of_the_shelf_are_put_in) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.learn.drill = {Game::Breakout, {"BRK-PUSH-3"}, {QuestionKind::Spot}};
    begin_drill(desk);
    BOOST_REQUIRE_MESSAGE(desk.learn.session.has_value(), desk.learn.school.error);
    take_to_lesson(desk);
    BOOST_TEST((desk.learn.view == LearnView::Write));
    BOOST_TEST((offers(desk).at(trainer.room().offer).from == OfferFrom::Drill));
    const auto from_drill = [&] {
        const auto all = offers(desk);
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].from == OfferFrom::Drill) return i;
        }
        return all.size();
    };
    const HandRecord hand = desk.learn.session->practice->scenario.hand;
    trainer.room().row = 1;  // the rule: a figure
    put_in(desk, from_drill());
    BOOST_REQUIRE(trainer.room().draft.parts.size() == 1U);
    BOOST_TEST((trainer.room().draft.parts[0].kind == PartKind::Figure));
    trainer.room().row = row_of(author_screen(desk), "Two worked hands");
    put_in(desk, from_drill());
    BOOST_REQUIRE(trainer.room().draft.parts.size() == 2U);
    BOOST_TEST((trainer.room().draft.parts[1].kind == PartKind::Hand));
    BOOST_TEST(trainer.room().draft.parts[1].body.find(write(hand)) != std::string::npos);
    keep_as_scenario(desk, from_drill());
    BOOST_REQUIRE_MESSAGE(trainer.room().error.empty(), trainer.room().error);
    std::string id = desk.learn.session->practice->scenario.id;
    std::replace(id.begin(), id.end(), '/', '-');
    BOOST_TEST(find_scenario(desk.library, id) != nullptr);
    trainer.room().search = "bust against 17";
    const auto found = offers(desk);
    BOOST_REQUIRE(!found.empty());
    BOOST_TEST((found[0].kind == PartKind::Link));
    put_in(desk, 0);
    BOOST_TEST((trainer.room().draft.parts.back().kind == PartKind::Link));
    BOOST_TEST(find_scenario(desk.library, trainer.room().draft.parts.back().body) != nullptr);
    trainer.start();
    BOOST_TEST(find_scenario(desk.library, id) != nullptr);
}

BOOST_AUTO_TEST_CASE(what_was_removed_can_be_put_in_again) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    open_draft(desk, bust);
    const LessonDraft before = trainer.room().draft;
    const std::size_t row = row_of(author_screen(desk), "Over, and then a 19");
    trainer.room().row = row;
    remove_piece(desk);
    check_draft(desk);
    BOOST_REQUIRE(!trainer.room().problems.empty());
    BOOST_TEST(trainer.room().problems.front().what.find("<worked> needs 2 items") == 0U);
    BOOST_TEST(author_screen(desk).outline.at(row - 1).wrong);
    trainer.room().row = row - 1;  // the head of the part: after everything in it
    const auto all = offers(desk);
    const auto removed = std::find_if(all.begin(), all.end(), [](const Offer& offer) {
        return offer.from == OfferFrom::Removed;
    });
    BOOST_REQUIRE(removed != all.end());
    put_in(desk, static_cast<std::size_t>(removed - all.begin()));
    BOOST_TEST(trainer.room().problems.empty());  // checked again
    move_piece(desk, -1);
    BOOST_TEST((trainer.room().draft == before));
}

BOOST_AUTO_TEST_CASE(a_hand_of_another_game_cannot_be_put_in_and_says_so) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.learn.drill = {Game::Midnight, {}, {QuestionKind::Spot}};
    begin_drill(desk);
    show_learn_view(desk, LearnView::Write);
    const auto all = offers(desk);
    const auto drill = std::find_if(
        all.begin(), all.end(), [](const Offer& offer) { return offer.from == OfferFrom::Drill; });
    BOOST_REQUIRE(drill != all.end());
    BOOST_TEST(drill->why_not.find("Midnight") != std::string::npos);
    put_in(desk, static_cast<std::size_t>(drill - all.begin()));
    BOOST_TEST(trainer.room().draft.parts.empty());
    BOOST_TEST(trainer.room().error == drill->why_not);
}

BOOST_AUTO_TEST_CASE(a_file_is_looked_into_and_what_is_sound_is_previewed) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    const fs::path pack = trainer.folder / "evening";
    fs::create_directories(pack / "lessons/breakout");
    fs::create_directories(pack / "scenarios/breakout");
    std::string lesson =
        text_of_file(FAIRDEAL_SOURCE_DIR "/lessons/breakout/04-a-bust-cannot-lose.xml");
    lesson.replace(lesson.find(bust), std::string(bust).size(), "breakout-ours");
    lesson.replace(lesson.find("number=\"4\""), 10, "number=\"44\"");
    std::string scenario =
        text_of_file(FAIRDEAL_SOURCE_DIR "/scenarios/breakout/bust-against-17.xml");
    const std::string old = "breakout-bust-against-17";
    scenario.replace(scenario.find(old), old.size(), "breakout-late");
    std::ofstream(pack / "lessons/breakout/ours.xml") << lesson;
    std::ofstream(pack / "scenarios/breakout/late.xml") << scenario << "<";
    look_into_file(desk, pack.string());
    LookScreen screen = look_screen(desk);
    BOOST_TEST(screen.problems.size() == 1U);
    BOOST_TEST(screen.problems.front().where.find("late.xml, Line ") != std::string::npos);
    BOOST_REQUIRE(screen.sound.size() == 1U);
    std::string broken = lesson;
    broken.replace(broken.find("deal Ts"), 7, "deal Zs");
    std::ofstream(pack / "lessons/breakout/ours.xml") << broken;
    look_again(desk);
    BOOST_REQUIRE(look_screen(desk).sound.size() == 1U);
    BOOST_TEST(look_screen(desk).sound.front().detail.find("as far as it goes") !=
               std::string::npos);
    preview_sound(desk, 0);
    BOOST_REQUIRE(is_preview(desk));
    BOOST_TEST(desk.preview.lesson().problems().problems.size() == 1U);
    desk.preview.close();
    std::ofstream(pack / "lessons/breakout/ours.xml") << lesson;
    look_again(desk);
    preview_sound(desk, 0);
    BOOST_REQUIRE(is_preview(desk));
    BOOST_TEST(lesson_shown(desk)->walk().lesson.id == "breakout-ours");
    desk.preview.close();
    std::ofstream(pack / "scenarios/breakout/late.xml") << scenario;  // mended elsewhere
    look_again(desk);
    screen = look_screen(desk);
    BOOST_TEST(screen.problems.empty());
    BOOST_REQUIRE(screen.sound.size() == 2U);
    preview_sound(desk, 1);
    BOOST_REQUIRE(desk.answering.practice() != nullptr);
    const auto before = desk.learn.school.school->answer_count("tom");
    const auto done = desk.preferences.scenarios.size();
    type_amount(*desk.answering.practice(), 0, "5");
    desk.answering.check();
    BOOST_TEST(desk.learn.school.school->answer_count("tom") == before);
    BOOST_TEST(desk.preferences.scenarios.size() == done);
    desk.answering.leave();
    BOOST_TEST(!is_preview(desk));
    BOOST_TEST(find_scenario(desk.library, "breakout-late") == nullptr);
}

BOOST_AUTO_TEST_CASE(a_changed_table_card_lists_what_it_affects) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    TableCardFile card = *find_table(desk.library, "breakout-standard");
    const auto write_card = [&] {
        std::ofstream(trainer.folder / "card.xml") << write_table_card(card);
        look_into_file(desk, (trainer.folder / "card.xml").string());
        return look_screen(desk);
    };
    LookScreen screen = write_card();
    BOOST_TEST(screen.problems.empty());
    BOOST_TEST(!screen.unaffected.empty());
    BOOST_REQUIRE(!card.card.set(*find_option(Game::Breakout, "hit-soft-17"), "yes"));
    screen = write_card();
    BOOST_TEST(screen.problems.empty());
    BOOST_REQUIRE(!screen.affected.empty());
    BOOST_TEST(screen.unaffected.empty());
    const auto same = affected_by(card, desk.library);
    BOOST_TEST(screen.affected.size() == same->size());
}

BOOST_AUTO_TEST_CASE(only_a_trainer_writes_lessons) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    const auto offered = [&] {
        const auto views = learn_views(desk);
        return std::find(views.begin(), views.end(), LearnView::Write) != views.end();
    };
    BOOST_TEST(offered());
    desk.book.search("ace");
    leave_school(desk);
    BOOST_TEST(desk.book.book().search.empty());  // it is nobody else's search
    BOOST_TEST(!offered());
    desk.learn.school.form.emplace();
    desk.learn.school.form->name = "Ann";
    BOOST_REQUIRE(make_profile(desk.learn.school));
    BOOST_TEST(!offered());
}

BOOST_AUTO_TEST_SUITE_END()
