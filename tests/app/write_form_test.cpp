// A lesson or scenario is written without a code: fields are chosen from lists, links are shown by
// their words, what is wrong is said of its field.

#include <boost/test/unit_test.hpp>

#include "desk/write/form/draft_lists.h"
#include "desk/write/form/prose_words.h"
#include "trainer_desk.h"

using namespace fairdeal;
namespace fs = std::filesystem;

namespace {

const DraftField& field_of(const AuthorScreen& screen, const std::string& key) {
    const auto found = std::find_if(screen.fields.begin(), screen.fields.end(),
                                    [&](const DraftField& field) { return field.key == key; });
    BOOST_REQUIRE_MESSAGE(found != screen.fields.end(), key);
    return *found;
}

/// Searches the list that is open, and chooses the first that is found.
void choose_first(AuthorSession& author, const std::string& words) {
    author.search_list(words);
    BOOST_REQUIRE_MESSAGE(!author.screen().choosing->rows.empty(), words);
    author.pick_in_list(0);
    author.apply(AuthorAction::Choose);
}

bool holds_codes(const std::string& words) {
    return words.find('<') != std::string::npos || words.find("Line ") != std::string::npos;
}

/// A scenario whose hand is one of the library's.
void write_scenario_of_hand(AuthorSession& author, const std::string& hand) {
    author.open_scenario("");
    author.set_field("title", "A 17 in the evening");
    author.row = 1;
    author.apply(AuthorAction::ListOffers);
    author.search_offers(hand);
    put_in(author, 0);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(write_form)

BOOST_AUTO_TEST_CASE(links_are_shown_by_their_words_and_come_back_as_they_were) {
    const Desk desk(FAIRDEAL_SOURCE_DIR, "");
    int links = 0;
    for (const Lesson& lesson : desk.library.lessons) {
        const LessonDraft draft = draft_of(lesson);
        std::vector<std::string> all{draft.difference};
        for (const DraftPart& part : draft.parts) {
            if (part.kind <= PartKind::Watch) all.push_back(part.words);
        }
        for (const std::string& prose : all) {
            const std::string words = prose_in_words(prose, desk.library, draft.game);
            BOOST_TEST(words.find("<clause") == std::string::npos, words);
            BOOST_TEST(prose_from_words(words, desk.library) == prose, words);
            links += static_cast<int>(std::count(words.begin(), words.end(), '['));
        }
    }
    BOOST_TEST(links > 500);
    const Library& library = desk.library;
    BOOST_TEST(prose_in_words("A <term id=\"bust\">bust</term>.", library, Game::Breakout) ==
               "A [bust].");
    BOOST_TEST(prose_from_words("They [busted \u00b7 Bust] [now].", library) ==
               "They <term id=\"bust\">busted</term> [now].");
    BOOST_TEST(prose_from_words("[any words \u00b7 BRK-BUST-1]", library) ==
               "<clause id=\"BRK-BUST-1\"/>");
}

BOOST_AUTO_TEST_CASE(every_shipped_hand_and_scenario_is_the_same_after_it_was_read_as_fields) {
    const Desk desk(FAIRDEAL_SOURCE_DIR, "");
    BOOST_REQUIRE(desk.library.scenarios.size() > 500U);
    const auto is_same = [](const DraftPart& part) {
        const auto body = hand_body_from(part.body);
        return body && to_text(*body) == part.body;
    };
    for (const Scenario& scenario : desk.library.scenarios) {
        const LessonDraft draft = draft_of(scenario);
        BOOST_TEST(is_same(draft.parts.front()), scenario.id);
        const auto read = read_scenario(write_draft(draft).xml, "");
        BOOST_REQUIRE_MESSAGE(read.has_value(), scenario.id);
        BOOST_TEST(read->value.title == scenario.title, scenario.id);
        BOOST_TEST(write_scenario(read->value) == write_scenario(scenario), scenario.id);
        const auto again = draft_from(kept_text(draft));
        BOOST_TEST((again && *again == draft), scenario.id);
    }
    for (const Lesson& lesson : desk.library.lessons) {
        for (const DraftPart& part : draft_of(lesson).parts) {
            if (part.kind == PartKind::Hand || part.kind == PartKind::Talk)
                BOOST_TEST(is_same(part), lesson.id + part.title);
        }
    }
}

BOOST_AUTO_TEST_CASE(clauses_are_chosen_by_their_words_and_taken_off_again) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.open_list("clauses", ListOf::Clauses);
    choose_first(author, "BRK-BUST-2");
    BOOST_REQUIRE(author.screen().choosing.has_value());  // several can be chosen
    choose_first(author, "BRK-BUST-1");
    BOOST_TEST(author.draft.clauses == "BRK-BUST-2 BRK-BUST-1");
    BOOST_TEST(author.screen().choosing->choose == "Take it off");
    author.apply(AuthorAction::Choose);
    BOOST_TEST(author.draft.clauses == "BRK-BUST-2");
    author.search_list("no such words anywhere");
    BOOST_TEST(!author.screen().choosing->empty.empty());
    author.apply(AuthorAction::Choose);  // there is nothing
    author.apply(AuthorAction::CloseList);
    const std::string shown = field_of(author.screen(), "clauses").value;
    BOOST_TEST(shown.find("\u00b7 BRK-BUST-2") != std::string::npos);
    BOOST_TEST(shown.size() > 30U);
    author.open_list("aim", ListOf::Aims);
    choose_first(author, "busted hand");
    BOOST_TEST(!author.draft.aim.empty());
    BOOST_TEST(!author.screen().choosing.has_value());
}

BOOST_AUTO_TEST_CASE(the_file_is_named_after_the_title_and_stays_once_it_is_saved) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.set_field("title", "A bust cannot lose");
    BOOST_TEST(author.draft.id == "breakout-a-bust-cannot-lose-2");  // that is taken
    author.set_field("title", "A bust cannot lose, again");
    BOOST_TEST(author.draft.id == "breakout-a-bust-cannot-lose-again");
    author.set_field("title", "");
    BOOST_TEST(author.draft.id.empty());
    BOOST_TEST(field_of(author.screen(), "id").more);
    author.set_field("id", "breakout-mine");
    author.set_field("title", "Another");
    BOOST_TEST(author.draft.id == "breakout-mine");
}

BOOST_AUTO_TEST_CASE(a_word_and_a_clause_are_put_in_where_the_cursor_is) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.row = 1;
    put_in(author, 0);
    author.set_field("words", "At \u201c17\u201d the hand stays.");
    author.open_list("words", ListOf::TermInText, "At \u201c17\u201d the");
    choose_first(author, "bust");
    BOOST_TEST(author.draft.parts[0].words.find("the <term id=\"bust\">bust</term> hand") !=
               std::string::npos);
    BOOST_TEST(author.screen().cursor.value_or(0) == 18U);
    BOOST_TEST(author.screen().field == "words");
    const std::string now = field_of(author.screen(), "words").value;
    author.open_list("words", ListOf::ClauseInText, now.substr(0, now.find("ust]")));
    choose_first(author, "BRK-BUST-1");  // within the bracket: it comes after it
    BOOST_TEST(author.draft.parts[0].words.find("</term> <clause id=\"BRK-BUST-1\"/> hand") !=
               std::string::npos);
    author.set_field("words", "Typed <clause id=\"BRK-WIN-1\"/> as before");
    BOOST_TEST(author.draft.parts[0].words == "Typed <clause id=\"BRK-WIN-1\"/> as before");
}

BOOST_AUTO_TEST_CASE(what_is_missing_is_said_of_its_field_in_words) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.row = 1;
    put_in(author, 0);  // a paragraph without words
    author.row = row_of(author.screen(), "Two worked hands");
    put_in(author, 0);  // a hand that is not dealt yet
    author.save();
    const AuthorScreen screen = author.screen();
    BOOST_TEST(screen.error.find("Not saved. ") == 0U);
    for (const ProblemItem& problem : screen.problems)
        BOOST_TEST(!holds_codes(problem.spoken), problem.spoken);
    const auto says = [&](const std::string& spoken) {
        return std::any_of(screen.problems.begin(), screen.problems.end(),
                           [&](const ProblemItem& item) { return item.spoken == spoken; });
    };
    BOOST_TEST(says("About the lesson \u00b7 Title: Nothing is typed yet"));
    BOOST_TEST(says("About the lesson \u00b7 Clauses it teaches: No clause is chosen yet"));
    BOOST_TEST(says("The rule \u00b7 Nothing typed yet \u00b7 Words: Nothing is typed yet"));
    BOOST_TEST(says("Two worked hands: 2 hands are needed, and there are 1"));
    BOOST_TEST(says("Side by side \u00b7 Clause that decides the second: No clause is chosen yet"));
    BOOST_TEST(
        says("Two worked hands \u00b7 Nothing typed yet \u00b7 Hand: There is no hand yet: "
             "deal one, or insert one that is open"));
    const std::size_t before = author.problems.size();
    author.pick_row(0);
    author.set_field("title", "Typed");
    BOOST_TEST(author.problems.size() == before - 1);
}

BOOST_AUTO_TEST_CASE(where_and_what_is_asked_is_chosen_from_what_lies_on_the_table) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.open_scenario("breakout-bust-against-17");
    author.row = 1;
    BOOST_TEST(field_of(author.screen(), "ask-kind").value == "Settle a spot");
    BOOST_TEST(field_of(author.screen(), "ask-about").value == "Seat 1");
    author.set_field("ask-kind", "Take, push or pay");
    const DraftField about = field_of(author.screen(), "ask-about");
    BOOST_REQUIRE(about.choices.size() == 2U);
    author.set_field("ask-about", about.choices[1]);
    BOOST_TEST(author.draft.parts[0].body.find("wager=\"super-tie\"") != std::string::npos);
    author.set_field("ask-kind", "Allowed?");
    author.open_list("ask-about", ListOf::Acts);
    choose_first(author, "insurance");
    const std::size_t all = field_of(author.screen(), "ask-after").choices.size();
    author.set_field("ask-after", field_of(author.screen(), "ask-after").choices[4]);
    BOOST_TEST(author.draft.parts[0].body.find("<record stop=\"5\">") != std::string::npos);
    BOOST_TEST(field_of(author.screen(), "ask-after").choices.size() == all);
    author.set_field("hint-2", "");
    author.set_field("body", "<record>\nno end");
    BOOST_TEST(!field_of(author.screen(), "body").more);  // to be mended where it was typed
    BOOST_TEST(!author.check());
}

BOOST_AUTO_TEST_CASE(a_scenario_of_ones_own_is_saved_previewed_removed_and_brought_back) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    write_scenario_of_hand(author, "Bust against 17");
    BOOST_TEST(author.screen().outline.size() == 2U);
    author.set_field("words", "Late in the evening. Settle the seat.");
    author.row = 0;
    author.set_field("level", "3 \u00b7 " + level_in_words(3));
    author.apply(AuthorAction::Preview);
    BOOST_REQUIRE_MESSAGE(is_preview(trainer.desk), author.error);
    BOOST_REQUIRE(trainer.desk.answering.practice() != nullptr);
    trainer.desk.preview.close();
    author.save();
    BOOST_REQUIRE_MESSAGE(author.problems.empty(), author.error);
    const std::string id = "breakout-a-17-in-the-evening";
    BOOST_TEST(author.draft.id == id);
    trainer.start();
    BOOST_TEST(trainer.desk.problems.empty());
    const Scenario* saved = find_scenario(trainer.desk.library, id);
    BOOST_REQUIRE(saved != nullptr);
    BOOST_TEST(saved->level == 3);
    trainer.desk.write.enter();
    BOOST_TEST(trainer.author().draft.is_scenario);
    BOOST_TEST(trainer.author().screen().scenarios.size() == 1U);
    BOOST_TEST(trainer.desk.write.is_saved());
    trainer.desk.write.apply(AuthorAction::AskToRemove);
    trainer.desk.write.apply(AuthorAction::RemoveLesson);
    BOOST_TEST(find_scenario(trainer.desk.library, id) == nullptr);
    BOOST_REQUIRE(trainer.author().gone.size() == 1U);
    trainer.desk.write.bring_back(trainer.author().gone.front().file.string());
    BOOST_REQUIRE_MESSAGE(trainer.author().error.empty(), trainer.author().error);
    BOOST_TEST(find_scenario(trainer.desk.library, id) != nullptr);
    BOOST_TEST(trainer.author().draft.id == id);
}

BOOST_AUTO_TEST_CASE(a_hand_is_dealt_by_clicks_and_put_in) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.open_scenario("");
    author.set_field("title", "Dealt here");
    author.row = 1;
    author.open_list("hand", ListOf::Felt);
    const auto click = [&](const std::string& label) {
        const DealScreen screen = *author.screen().dealing;
        for (const DealGroup& group : screen.groups) {
            for (const DealButton& button : group.buttons) {
                if (button.label == label) return author.press_on_felt(button.keys);
            }
        }
        BOOST_FAIL(label + " is no button: " + screen.prompt);
    };
    const auto card = [&](const std::string& rank, const std::string& suit) {
        click(rank);
        click(suit);
    };
    BOOST_TEST(!author.screen().dealing->why_not.empty());
    author.apply(AuthorAction::PutDealt);  // there is nothing yet
    BOOST_REQUIRE(author.screen().dealing.has_value());
    click("$25");
    click("Dealer hand");
    click("$5");
    click("Super Tie");
    click("The bets are up");
    card("10", "\u2665");
    card("6", "\u2666");
    card("9", "\u2663");
    card("8", "\u2660");
    author.escape();
    BOOST_TEST(!author.screen().dealing.has_value());
    author.open_list("hand", ListOf::Felt);  // it is there still
    card("K", "\u2663");
    author.apply(AuthorAction::TakeBack);
    author.apply(AuthorAction::TakeBack);
    card("Q", "\u2663");
    author.apply(AuthorAction::PutDealt);
    BOOST_TEST(!author.screen().dealing.has_value());
    const std::string& body = author.draft.parts[0].body;
    BOOST_TEST(body.find("1 bet dealer 25\n1 bet super-tie 5\n") != std::string::npos, body);
    BOOST_TEST(body.find("Qc") != std::string::npos, body);
    BOOST_TEST(body.find("Kc") == std::string::npos, body);
    BOOST_TEST(author.draft.parts[0].table == "breakout-standard");
    BOOST_TEST(!field_of(author.screen(), "ask-kind").value.empty());
    BOOST_TEST(field_of(author.screen(), "hand").value.find("Seat 1") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_folder_that_cannot_be_written_to_loses_nothing_and_says_why) {
    Trainer trainer;
    AuthorSession& author = trainer.author();
    author.open_lesson(bust);
    std::ofstream(trainer.folder / "own-lessons") << "a file where the folder should be";
    author.save();
    const AuthorScreen screen = author.screen();
    BOOST_TEST(screen.error.find("Not saved. ") == 0U);
    BOOST_REQUIRE(!screen.problems.empty());
    BOOST_TEST(!author.draft.parts.empty());
}

BOOST_AUTO_TEST_SUITE_END()
