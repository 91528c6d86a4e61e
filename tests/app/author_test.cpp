// A trainer writes a lesson: what is kept, saved, wrong with it and where, its preview, the hands
// they put in; and looks into a file of somebody else's.

#include <boost/test/unit_test.hpp>

#include "trainer_desk.h"

using namespace fairdeal;
namespace fs = std::filesystem;

BOOST_AUTO_TEST_SUITE(author)

BOOST_AUTO_TEST_CASE(what_is_typed_is_there_again_after_the_program_was_killed) {
    Trainer trainer;
    trainer.author().row = 0;
    trainer.desk.write.set_field("title", "The late double");
    BOOST_TEST(trainer.author().draft.id == "breakout-the-late-double");
    trainer.desk.write.set_field("aim", "One line\nand \\ another");
    trainer.author().row = 1;
    put_in(trainer.author(), 0);
    trainer.desk.write.set_field("words", "Words");
    const LessonDraft typed = trainer.author().draft;
    BOOST_TEST(typed.parts.size() == 1U);
    trainer.start();  // without a word to anybody
    trainer.desk.write.enter();
    BOOST_TEST((trainer.author().draft == typed));
    BOOST_TEST(!trainer.desk.write.is_saved());
}

BOOST_AUTO_TEST_CASE(a_shipped_lesson_becomes_one_of_our_own_is_saved_and_is_there_next_time) {
    Trainer trainer;
    trainer.desk.write.open_lesson(bust);
    BOOST_TEST(trainer.author().draft.id == std::string(bust) + "-ours");
    trainer.author().row = 0;
    trainer.desk.write.set_field("title", "Our bust");
    trainer.desk.write.save();
    BOOST_REQUIRE_MESSAGE(trainer.author().problems.empty(), trainer.author().error);
    BOOST_TEST(trainer.desk.write.is_saved());
    const std::string id = trainer.author().draft.id;
    const fs::path file = trainer.folder / "own-lessons/lessons/breakout" / (id + ".xml");
    BOOST_TEST(text_of_file(file) == write_draft(trainer.author().draft).xml);
    trainer.start();
    BOOST_TEST(trainer.desk.problems.empty());
    const Lesson* lesson = find_lesson(trainer.desk.library.lessons, id);
    BOOST_REQUIRE(lesson != nullptr);
    BOOST_TEST(lesson->title == "Our bust");
    trainer.desk.write.enter();
    trainer.desk.write.open_lesson(id);  // one's own is opened as it is
    BOOST_TEST(trainer.author().draft.id == id);
}

BOOST_AUTO_TEST_CASE(nothing_wrong_is_put_in_place_and_each_problem_leads_to_its_row) {
    Trainer trainer;
    trainer.desk.write.open_lesson(bust);
    const std::size_t worked = row_of(trainer.desk.write.screen(), "Over, and then a 19");
    BOOST_REQUIRE(worked > 0U);
    trainer.author().row = worked;
    trainer.desk.write.set_field("clauses", "BRK-NONE-1");
    std::string body = trainer.desk.write.screen().fields.back().value;
    body.replace(body.find("deal Ts"), 7, "deal Zs");
    trainer.desk.write.set_field("body", body);
    trainer.author().row = 0;
    trainer.desk.write.save();
    BOOST_REQUIRE(!trainer.author().problems.empty());
    BOOST_TEST((trainer.author().problems.front().place == DraftPlace{worked, "hand"}));
    BOOST_TEST(!fs::exists(trainer.folder / "own-lessons"));
    const AuthorScreen screen = trainer.desk.write.screen();
    BOOST_TEST(screen.outline.at(worked).wrong);
    BOOST_TEST(screen.problems.front().where ==
               "Two worked hands \u00b7 Over, and then a 19 \u00b7 Hand");
    BOOST_TEST(screen.error.find("Not saved. ") == 0U);
    trainer.desk.write.go_to_problem(0);
    BOOST_TEST(trainer.author().row == worked);
    BOOST_TEST(trainer.desk.write.screen().field == "hand");
}

BOOST_AUTO_TEST_CASE(changes_that_are_not_saved_are_asked_about) {
    Trainer trainer;
    trainer.desk.write.open_lesson(bust);  // nothing was written before
    BOOST_TEST(!trainer.author().wanted.has_value());
    trainer.author().row = 0;
    trainer.desk.write.set_field("title", "Ours");
    trainer.desk.write.open_lesson("");
    BOOST_TEST(trainer.desk.write.screen().asks);
    BOOST_TEST(trainer.author().draft.title == "Ours");
    trainer.desk.write.apply(AuthorAction::Stay);
    BOOST_TEST(!trainer.desk.write.screen().asks);
    trainer.desk.write.open_lesson("");
    trainer.desk.write.apply(AuthorAction::SaveChanges);
    BOOST_TEST(trainer.author().draft.title == "");
    BOOST_TEST(find_lesson(trainer.desk.library.lessons, std::string(bust) + "-ours") != nullptr);
    trainer.desk.write.set_field("title", "Lost");
    trainer.desk.write.open_lesson(bust);
    trainer.desk.write.apply(AuthorAction::DropChanges);
    BOOST_TEST(trainer.author().draft.title == "A bust cannot lose");
}

BOOST_AUTO_TEST_CASE(a_preview_is_walked_like_a_lesson_and_nothing_of_it_is_kept) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    trainer.author().row = row_of(desk.write.screen(), "The check");
    desk.write.apply(AuthorAction::Preview);
    BOOST_REQUIRE_MESSAGE(is_preview(desk), trainer.author().error);
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

BOOST_AUTO_TEST_CASE(what_a_preview_names_leads_to_where_it_was_written) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    const std::size_t worked = row_of(desk.write.screen(), "Over, and then a 19");
    desk.write.pick_row(worked);
    desk.write.set_field("clauses", "BRK-NONE-1");
    desk.write.pick_row(0);
    desk.write.apply(AuthorAction::Preview);
    BOOST_REQUIRE(is_preview(desk));
    BOOST_TEST(!desk.preview.lesson().problems().problems.empty());
    desk.learn.view = LearnView::Check;
    go_to(desk, MendLesson{0});
    BOOST_TEST(is_preview(desk));  // what is checked is not written here
    desk.learn.view = LearnView::Write;
    go_to(desk, MendLesson{0});
    BOOST_TEST(!is_preview(desk));
    BOOST_TEST(desk.write.row == worked);
}

BOOST_AUTO_TEST_CASE(escape_leaves_a_question_then_what_can_be_put_in_then_the_page) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.apply(AuthorAction::ListOffers);
    author.set_field("title", "Half a lesson");
    author.apply(AuthorAction::New);
    BOOST_TEST(author.screen().asks);
    BOOST_TEST(!author.escape());
    BOOST_TEST(!author.screen().asks);
    BOOST_TEST(author.screen().adding);
    BOOST_TEST(!author.escape());
    BOOST_TEST(!author.screen().adding);
    const auto out = author.escape();
    BOOST_REQUIRE(out.has_value());
    BOOST_TEST((std::get<ShowLearnView>(*out).view == LearnView::Today));
}

BOOST_AUTO_TEST_CASE(hands_of_the_other_rooms_and_of_the_shelf_are_put_in) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.learn.drill = {Game::Breakout, {"BRK-PUSH-3"}, {QuestionKind::Spot}};
    desk.learn.apply(LearnAction::Drill);
    BOOST_REQUIRE_MESSAGE(desk.learn.run.has_value(), desk.learn.school.error);
    BOOST_TEST(desk.answering.apply(QuestionAction::IntoLesson));
    BOOST_TEST((desk.learn.view == LearnView::Write));
    BOOST_TEST((desk.write.offers().at(trainer.author().offer).from == OfferFrom::Drill));
    const auto from_drill = [&] {
        const auto all = desk.write.offers();
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (all[i].from == OfferFrom::Drill) return i;
        }
        return all.size();
    };
    const HandRecord hand = desk.learn.run->practice->scenario.hand;
    trainer.author().row = 1;  // the rule: a figure
    put_in(desk.write, from_drill());
    BOOST_REQUIRE(trainer.author().draft.parts.size() == 1U);
    BOOST_TEST((trainer.author().draft.parts[0].kind == PartKind::Figure));
    trainer.author().row = row_of(desk.write.screen(), "Two worked hands");
    put_in(desk.write, from_drill());
    BOOST_REQUIRE(trainer.author().draft.parts.size() == 2U);
    BOOST_TEST((trainer.author().draft.parts[1].kind == PartKind::Hand));
    BOOST_TEST(trainer.author().draft.parts[1].body.find(write(hand)) != std::string::npos);
    desk.write.pick_offer(from_drill());
    desk.write.apply(AuthorAction::SaveScenario);
    BOOST_REQUIRE_MESSAGE(trainer.author().error.empty(), trainer.author().error);
    std::string id = desk.learn.run->practice->scenario.id;
    std::replace(id.begin(), id.end(), '/', '-');
    BOOST_TEST(find_scenario(desk.library, id) != nullptr);
    trainer.author().search = "bust against 17";
    const auto found = desk.write.offers();
    BOOST_REQUIRE(!found.empty());
    BOOST_TEST((found[0].kind == PartKind::Link));
    put_in(desk.write, 0);
    BOOST_TEST((trainer.author().draft.parts.back().kind == PartKind::Link));
    BOOST_TEST(find_scenario(desk.library, trainer.author().draft.parts.back().body) != nullptr);
    trainer.start();
    BOOST_TEST(find_scenario(desk.library, id) != nullptr);
}

BOOST_AUTO_TEST_CASE(what_was_removed_can_be_put_in_again) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.write.open_lesson(bust);
    const LessonDraft before = trainer.author().draft;
    const std::size_t row = row_of(desk.write.screen(), "Over, and then a 19");
    trainer.author().row = row;
    desk.write.apply(AuthorAction::RemovePiece);
    desk.write.check();
    BOOST_REQUIRE(!trainer.author().problems.empty());
    BOOST_TEST(trainer.author().problems.front().what == "2 hands are needed, and there are 1");
    BOOST_TEST(desk.write.screen().outline.at(row - 1).wrong);
    trainer.author().row = row - 1;  // the head of the part: after everything in it
    const auto all = desk.write.offers();
    const auto removed = std::find_if(all.begin(), all.end(), [](const Offer& offer) {
        return offer.from == OfferFrom::Removed;
    });
    BOOST_REQUIRE(removed != all.end());
    put_in(desk.write, static_cast<std::size_t>(removed - all.begin()));
    BOOST_TEST(trainer.author().problems.empty());  // checked again
    desk.write.apply(AuthorAction::Up);
    BOOST_TEST((trainer.author().draft == before));
}

BOOST_AUTO_TEST_CASE(a_hand_of_another_game_cannot_be_put_in_and_says_so) {
    Trainer trainer;
    Desk& desk = trainer.desk;
    desk.learn.drill = {Game::Midnight, {}, {QuestionKind::Spot}};
    desk.learn.apply(LearnAction::Drill);
    show_learn_view(desk, LearnView::Write);
    const auto all = desk.write.offers();
    const auto drill = std::find_if(
        all.begin(), all.end(), [](const Offer& offer) { return offer.from == OfferFrom::Drill; });
    BOOST_REQUIRE(drill != all.end());
    BOOST_TEST(drill->why_not.find("Midnight") != std::string::npos);
    put_in(desk.write, static_cast<std::size_t>(drill - all.begin()));
    BOOST_TEST(trainer.author().draft.parts.empty());
    BOOST_TEST(trainer.author().error == drill->why_not);
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
    desk.check.look_into(pack.string());
    LookScreen screen = desk.check.screen();
    BOOST_TEST(screen.problems.size() == 1U);
    BOOST_TEST(screen.problems.front().where.find("late.xml, Line ") != std::string::npos);
    BOOST_REQUIRE(screen.sound.size() == 1U);
    std::string broken = lesson;
    broken.replace(broken.find("deal Ts"), 7, "deal Zs");
    std::ofstream(pack / "lessons/breakout/ours.xml") << broken;
    desk.check.look_again();
    BOOST_REQUIRE(desk.check.screen().sound.size() == 1U);
    BOOST_TEST(desk.check.screen().sound.front().detail.find("as far as it goes") !=
               std::string::npos);
    desk.check.preview(0);
    BOOST_REQUIRE(is_preview(desk));
    BOOST_TEST(desk.preview.lesson().problems().problems.size() == 1U);
    desk.preview.close();
    std::ofstream(pack / "lessons/breakout/ours.xml") << lesson;
    desk.check.look_again();
    desk.check.preview(0);
    BOOST_REQUIRE(is_preview(desk));
    BOOST_TEST(lesson_shown(desk)->walk().lesson.id == "breakout-ours");
    desk.preview.close();
    std::ofstream(pack / "scenarios/breakout/late.xml") << scenario;  // mended elsewhere
    desk.check.look_again();
    screen = desk.check.screen();
    BOOST_TEST(screen.problems.empty());
    BOOST_REQUIRE(screen.sound.size() == 2U);
    desk.check.preview(1);
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
        desk.check.look_into((trainer.folder / "card.xml").string());
        return desk.check.screen();
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
        const auto views = desk.learn.views();
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
