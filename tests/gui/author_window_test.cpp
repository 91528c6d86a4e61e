// A lesson written, checked, previewed and saved in the real window.
#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;
namespace fs = std::filesystem;

namespace {

LessonEditor& editor() { return frame->editor(); }
CheckPage& checker() { return frame->checker(); }
AuthorSession& author() { return desk->write; }

constexpr const char* bust = "breakout-a-bust-cannot-lose";

/// A trainer with this lesson before them, as it is shipped.
void open_editor() {
    come_to_school("Vera", Trains::Yes);
    show_learn_view(*desk, LearnView::Write);
    desk->write.open_lesson(bust);
    if (author().wanted) desk->write.apply(AuthorAction::DropChanges);
    frame->show_now();
    BOOST_REQUIRE(is_open(editor()));
    come_to_rest();
}

void pick(const std::string& title) {
    for (std::size_t i = 0; i < editor().screen().outline.size(); ++i) {
        if (editor().screen().outline[i].title == title) author().row = i;
    }
    frame->show_now();
    come_to_rest();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(author_window)

BOOST_AUTO_TEST_CASE(words_are_typed_kept_saved_and_on_the_list_of_lessons) {
    open_editor();
    all_fits("about a lesson");
    wxTextCtrl* title = editor().fields()->field("title");
    BOOST_REQUIRE(title != nullptr);
    title->SetFocus();
    come_to_rest();
    press('A', wxMOD_CONTROL);
    type("Ours");
    BOOST_REQUIRE(comes_true([] { return author().draft.title == "Ours"; }));
    BOOST_TEST(comes_true([] { return author().kept == kept_text(author().draft); }));
    press('S', wxMOD_CONTROL);
    BOOST_REQUIRE_MESSAGE(comes_true([] { return desk->write.is_saved(); }), author().error);
    const std::string id = author().draft.id;
    BOOST_TEST(find_lesson(desk->library.lessons, id) != nullptr);
    show_learn_view(*desk, LearnView::Lessons);
    frame->show_now();
    BOOST_TEST(is_open(frame->lessons()));
}

BOOST_AUTO_TEST_CASE(a_paragraph_is_put_in_by_keyboard_with_a_link_moved_and_removed) {
    open_editor();
    pick("The rule");
    const std::size_t before = author().draft.parts.size();
    editor().outline()->SetFocus();
    come_to_rest();
    press('A');
    BOOST_REQUIRE(comes_true([] { return author().adding && editor().offers()->HasFocus(); }));
    all_fits("what can be put in");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([&] { return author().draft.parts.size() == before + 1; }));
    BOOST_REQUIRE(comes_true([] {
        return editor().fields()->field("words") != nullptr &&
               editor().fields()->field("words")->HasFocus();
    }));
    type("See");
    BOOST_REQUIRE(
        comes_true([] { return editor().fields()->field("words")->GetValue() == "See"; }));
    press('R', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return editor().list()->search()->HasFocus(); }));
    all_fits("what a text can link to");
    type("BRK-BUST-1");
    BOOST_REQUIRE(comes_true([] { return author().choosing->search == "BRK-BUST-1"; }));
    press(WXK_RETURN);
    const std::size_t part = *rows_of(author().draft)[author().row].part;
    BOOST_TEST(comes_true([&] {
        return author().draft.parts.at(part).words.find("See <clause id=\"BRK-BUST-1\"/>") == 0;
    }));
    BOOST_TEST(comes_true([] { return editor().fields()->field("words")->HasFocus(); }));
    editor().outline()->SetFocus();
    come_to_rest();
    press(WXK_DELETE);
    BOOST_TEST(comes_true([&] { return author().draft.parts.size() == before; }));
}

BOOST_AUTO_TEST_CASE(what_is_wrong_is_listed_and_a_click_goes_there) {
    open_editor();
    pick("Over, and then a 19");
    const std::size_t row = author().row;
    editor().fields()->take_focus("body");  // it is under "More"
    come_to_rest();
    wxTextCtrl* body = editor().fields()->field("body");
    BOOST_REQUIRE(body != nullptr);
    wxString text = body->GetValue();
    text.Replace("Ts", "Zs");
    body->SetValue(text);
    BOOST_REQUIRE(comes_true([&] { return editor().screen().state.find("Not saved") == 0; }));
    author().row = 0;
    frame->show_now();
    press(WXK_F5);
    BOOST_REQUIRE(comes_true([] { return editor().problems()->IsShownOnScreen(); }));
    all_fits("what is wrong");
    BOOST_REQUIRE(editor().problems()->GetItemCount() > 0U);
    come_to_rest();
    click_at(editor().problems(), wxPoint(60, 20));
    BOOST_TEST(comes_true([&] { return author().row == row; }));
    author().row = 0;
    click(editor().preview_button());
    BOOST_REQUIRE(is_open(frame->previewed_lesson()));
    BOOST_TEST(comes_true([] { return frame->previewed_lesson().problems()->IsShownOnScreen(); }));
    all_fits("a preview as far as it goes");
    frame->previewed_lesson().problems()->SetFocus();
    frame->previewed_lesson().problems()->show_selected(0);
    come_to_rest();
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(editor()));
    BOOST_TEST(comes_true([&] { return author().row == row; }));
}

BOOST_AUTO_TEST_CASE(a_lesson_is_removed_and_brought_back_from_the_list) {
    open_editor();
    BOOST_TEST(!editor().remove_lesson_button()->IsEnabled());
    desk->write.set_field("title", "For one evening");
    desk->write.set_field("id", "breakout-for-one-evening");
    BOOST_TEST(!editor().screen().why_not_remove.empty());
    desk->write.save();
    BOOST_REQUIRE_MESSAGE(author().problems.empty(), author().error);
    frame->show_now();
    come_to_rest();
    click(editor().remove_lesson_button());
    BOOST_REQUIRE(comes_true([] { return editor().answer_button(0)->IsShownOnScreen(); }));
    BOOST_TEST(!editor().answer_button(2)->IsShownOnScreen());
    all_fits("to be removed?");
    come_to_rest();
    click(editor().answer_button(0));
    BOOST_REQUIRE(comes_true(
        [] { return find_lesson(desk->library.lessons, "breakout-for-one-evening") == nullptr; }));
    wxChoice* open = editor().open_choice();
    const auto last = static_cast<int>(open->GetCount()) - 1;
    BOOST_TEST(open->GetString(static_cast<unsigned>(last)) == "Bring back: For one evening");
    open->SetSelection(last);
    wxCommandEvent chosen(wxEVT_CHOICE, open->GetId());
    open->ProcessWindowEvent(chosen);
    BOOST_REQUIRE(comes_true([] { return author().draft.id == "breakout-for-one-evening"; }));
    BOOST_TEST(find_lesson(desk->library.lessons, "breakout-for-one-evening") != nullptr);
    desk->write.apply(AuthorAction::AskToRemove);
    desk->write.apply(AuthorAction::RemoveLesson);
    std::error_code ignored;
    fs::remove_all(desk->own_lessons.folder().parent_path() / "removed-lessons", ignored);
}

BOOST_AUTO_TEST_CASE(clauses_are_chosen_by_mouse_and_keyboard_and_a_problem_leads_to_its_field) {
    open_editor();
    click(editor().new_button());
    if (author().wanted) desk->write.apply(AuthorAction::DropChanges);
    frame->show_now();
    come_to_rest();
    press('S', wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return editor().problems()->IsShownOnScreen(); }));
    BOOST_TEST(editor().message().find("Not saved. ") == 0U);
    all_fits("an empty lesson that is refused");
    const auto& problems = editor().screen().problems;
    std::size_t clauses = 0;
    while (problems.at(clauses).where.find("Clauses it teaches") == std::string::npos) ++clauses;
    editor().problems()->SetFocus();
    editor().problems()->show_selected(static_cast<int>(clauses));
    come_to_rest();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return editor().fields()->list_button("clauses")->HasFocus(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return editor().list()->search()->HasFocus(); }));
    type("busted");
    BOOST_REQUIRE(comes_true([] { return author().choosing->search == "busted"; }));
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([] { return editor().list()->list()->HasFocus(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !author().draft.clauses.empty(); }));
    all_fits("clauses to choose from");
    const std::string one = author().draft.clauses;
    come_to_rest();
    click_at(editor().list()->list(), wxPoint(60, 3 * editor().list()->list()->GetSize().y / 4));
    BOOST_TEST(comes_true([&] { return author().draft.clauses.size() > one.size(); }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return editor().fields()->IsShownOnScreen(); }));
    desk->write.open_lesson(bust);
    desk->write.apply(AuthorAction::DropChanges);
}

BOOST_AUTO_TEST_CASE(a_scenario_is_dealt_on_the_felt_by_mouse) {
    open_editor();
    click(editor().new_scenario_button());
    if (author().wanted) desk->write.apply(AuthorAction::DropChanges);
    desk->write.pick_row(1);
    frame->show_now();
    come_to_rest();
    all_fits("a scenario without a hand");
    click(editor().fields()->list_button("hand"));
    BOOST_REQUIRE(comes_true([] { return editor().felt()->IsShownOnScreen(); }));
    come_to_rest();
    all_fits("an empty felt");
    BOOST_TEST(!editor().felt()->put_in_button()->IsEnabled());
    const auto click_on = [](const std::string& label) {
        BOOST_REQUIRE(comes_true([&] { return editor().felt()->button(label) != nullptr; }));
        come_to_rest();
        click(editor().felt()->button(label));
        come_to_rest();
    };
    click_on("Player hand");
    BOOST_REQUIRE(
        comes_true([] { return author().dealing->entry.hand.record.events.size() == 1U; }));
    click_on("The bets are up");
    click_on("10");
    click_on("\u2665");
    BOOST_REQUIRE(
        comes_true([] { return author().dealing->entry.hand.record.events.size() == 2U; }));
    all_fits("a card on the felt");
    click(editor().felt()->put_in_button());
    BOOST_REQUIRE(comes_true([] { return editor().fields()->IsShownOnScreen(); }));
    BOOST_TEST(comes_true([] { return editor().fields()->choice("ask-after") != nullptr; }));
    all_fits("a scenario with its hand");
    desk->write.open_lesson(bust);
    desk->write.apply(AuthorAction::DropChanges);
}

BOOST_AUTO_TEST_CASE(the_preview_is_the_lesson_page_and_ends_where_it_began) {
    open_editor();
    pick("The check");
    click(editor().preview_button());
    BOOST_REQUIRE_MESSAGE(is_open(frame->previewed_lesson()), author().error);
    BOOST_TEST((desk->preview.lesson().walk().part == LessonPart::Check));
    all_fits("a preview");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(editor()));
    BOOST_TEST(desk->learn.school.school->lessons_of("vera").empty());
}

BOOST_AUTO_TEST_CASE(changes_are_asked_about_before_another_lesson_is_opened) {
    open_editor();
    desk->write.set_field("title", "Half a lesson");
    click(editor().new_button());
    BOOST_REQUIRE(comes_true([] { return editor().answer_button(1)->IsShownOnScreen(); }));
    all_fits("unsaved changes");
    come_to_rest();
    click(editor().answer_button(1));
    BOOST_TEST(comes_true([] { return author().draft.title.empty(); }));
}

BOOST_AUTO_TEST_CASE(a_file_is_checked_mended_elsewhere_checked_again_and_previewed) {
    open_editor();
    const fs::path file = fs::current_path() / "author-window-lesson.xml";
    std::ifstream shipped(FAIRDEAL_SOURCE_DIR "/lessons/breakout/04-a-bust-cannot-lose.xml");
    std::ostringstream text;
    text << shipped.rdbuf();
    std::string xml = text.str();
    xml.replace(xml.find(bust), std::string(bust).size(), "breakout-theirs");
    xml.replace(xml.find("number=\"4\""), 10, "number=\"44\"");
    std::string wrong = xml;
    wrong.replace(wrong.find("deal Ts 5c"), 10, "deal Zs 5c");
    std::ofstream(file) << wrong;
    click(editor().check_file_button());
    BOOST_REQUIRE(is_open(checker()));
    all_fits("nothing to check yet");
    chosen_file = file.string();
    click(checker().pick_button());
    BOOST_REQUIRE(comes_true([] { return checker().problems()->IsShownOnScreen(); }));
    BOOST_TEST(checker().screen().problems.front().where.find("Line ") == 0U);
    BOOST_TEST(checker().preview_button()->IsShownOnScreen());  // as far as it goes
    all_fits("a file with a mistake");
    std::ofstream(file) << xml;
    press(WXK_F5);
    BOOST_REQUIRE(comes_true([] { return checker().screen().problems.empty(); }));
    BOOST_TEST(checker().preview_button()->IsShownOnScreen());
    all_fits("a sound file");
    come_to_rest();
    click(checker().preview_button());
    BOOST_REQUIRE(is_open(frame->previewed_lesson()));
    BOOST_TEST(desk->preview.lesson().walk().lesson.id == "breakout-theirs");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(checker()));
    chosen_file.clear();
    fs::remove(file);
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
