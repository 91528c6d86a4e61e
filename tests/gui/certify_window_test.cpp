// The exam office in the real window: who signs in, an exam from its first item to its end, what
// the examiner sees.
#include <wx/clipbrd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "desk/certify/certify_screen.h"
#include "looks.h"
#include "office.h"
#include "walk.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

/// A sitting of two items is open for Cora; its id.
std::string open_a_sitting() {
    come_to_certify();
    have_an_office();
    sign_in_as("eve-stone");
    BOOST_REQUIRE(!certify_office().exams.empty());
    Blueprint& exam = certify_office().exams.front();
    exam.rule = FixedForm{2, 2};
    exam.cells.resize(1);
    exam.cells.front().least = 2;
    exam.cells.front().kinds = {QuestionKind::Outcome};
    certify_office().begin(CertifyTask::OpenSitting);
    fill_in("candidate", "cora-dell");
    fill_in("exam", exam.id);
    if (!certify_office().sittings.empty()) fill_in("again", "The power failed.");
    fill_in("invigilator", "ian-reed");
    fill_in("passphrase", office_passphrase);
    certify_office().submit();
    BOOST_REQUIRE_MESSAGE(!certify_office().form, certify_office().error);
    const std::string id = certify_office().picked;
    certify_office().leave();
    frame->show_now();
    come_to_rest();
    return id;
}

void sit(const std::string& id) {
    certify_office().picked_seat = id;
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(*desk), certify_office().error);
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(is_open(frame->exam()));
}

/// What was copied, and what is marked: the middle button pastes that.
enum class Clipboard { Copied, Marked };

void put_text_on(Clipboard which, const char* text) {
    const wxClipboardLocker lock;
    BOOST_REQUIRE(lock);
    wxTheClipboard->UsePrimarySelection(which == Clipboard::Marked);
    wxTheClipboard->SetData(new wxTextDataObject(text));
    wxTheClipboard->UsePrimarySelection(false);
}

std::string text_on(Clipboard which) {
    const wxClipboardLocker lock;
    BOOST_REQUIRE(lock);
    wxTheClipboard->UsePrimarySelection(which == Clipboard::Marked);
    wxTextDataObject text;
    wxTheClipboard->GetData(text);
    wxTheClipboard->UsePrimarySelection(false);
    return text.GetText().utf8_string();
}

/// Keys by which window managers switch windows, show menus, start programs and take pictures. No
/// manager hears them here, so that all of them come to the exam.
void press_every_key_of_a_window_manager() {
    constexpr int ctrl_alt = wxMOD_CONTROL | wxMOD_ALT;
    const std::pair<int, int> keys[] = {
        {WXK_TAB, wxMOD_ALT},          {WXK_ESCAPE, wxMOD_ALT}, {WXK_SPACE, wxMOD_ALT},
        {WXK_F1, wxMOD_ALT},           {WXK_F2, wxMOD_ALT},     {WXK_F4, wxMOD_ALT},
        {WXK_F9, wxMOD_ALT},           {WXK_F10, wxMOD_ALT},    {WXK_F10, wxMOD_NONE},
        {WXK_F11, wxMOD_NONE},         {WXK_PRINT, wxMOD_NONE}, {WXK_LEFT, ctrl_alt},
        {WXK_DELETE, ctrl_alt},        {'T', ctrl_alt},         {'N', wxMOD_CONTROL},
        {'W', wxMOD_CONTROL},          {'Q', wxMOD_CONTROL},    {'P', wxMOD_CONTROL},
        {'S', wxMOD_CONTROL},          {'O', wxMOD_CONTROL},    {'I', wxMOD_CONTROL | wxMOD_SHIFT},
        {WXK_MENU, wxMOD_NONE},        {WXK_F10, wxMOD_SHIFT},  {WXK_F1, wxMOD_NONE},
        {WXK_WINDOWS_LEFT, wxMOD_NONE}};
    for (const auto& [key, with] : keys) press(key, with);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(certify_window)

BOOST_AUTO_TEST_CASE(the_office_is_made_in_the_window) {
    come_to_certify();
    BOOST_REQUIRE(is_open(frame->certify()));
    if (!certify_office().office) {
        BOOST_TEST(frame->certify().make_button_of_office()->IsShownOnScreen());
        click(frame->certify().make_button_of_office());
        BOOST_REQUIRE(
            comes_true([] { return frame->certify().form().field("own-again") != nullptr; }));
        all_fits("make the office");
        all_has_names("make the office");
        press(WXK_ESCAPE);
        BOOST_TEST(comes_true([] { return !certify_office().form; }));
    }
    come_to_certify();
    have_an_office();
    frame->show_now();
    all_fits("the door");
    all_has_names("the door");
}

BOOST_AUTO_TEST_CASE(somebody_signs_in_with_their_passphrase_by_keyboard) {
    come_to_certify();
    have_an_office();
    certify_office().picked_person = "eve-stone";
    frame->show_now();
    come_to_rest();
    auto* field = frame->certify().passphrase_field();
    BOOST_REQUIRE(field->IsShownOnScreen());
    field->SetFocus();
    come_to_rest();
    const int place = field->GetScreenPosition().y;
    type("not this one");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !certify_office().error.empty(); }));
    come_to_rest();
    BOOST_TEST(field->GetScreenPosition().y == place);  // a message moves nothing
    field->SetFocus();
    come_to_rest();
    type(office_passphrase);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return certify_office().who.has_value(); }));
    BOOST_REQUIRE(is_open(frame->sittings()));
    all_fits("sittings");
    all_has_names("sittings");
    press('O');
    BOOST_REQUIRE(
        comes_true([] { return frame->sittings().panel().field("candidate") != nullptr; }));
    all_fits("open a sitting");
    all_has_names("open a sitting");
    press(WXK_RETURN);  // what the form is for, which says what is missing
    BOOST_TEST(comes_true([] { return certify_office().error == "Choose the candidate first."; }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !certify_office().form; }));
}

BOOST_AUTO_TEST_CASE(an_administrator_sees_people_and_permissions) {
    come_to_certify();
    have_an_office();
    sign_in_as("ada-lind");
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->office_people()));
    BOOST_TEST(frame->office_people().list()->GetItemCount() >= 4U);
    BOOST_TEST(frame->office_people().panel().words().find("Open a sitting: Examiner") !=
               std::string::npos);
    all_fits("people");
    press('N');
    BOOST_REQUIRE(
        comes_true([] { return frame->office_people().panel().field("team") != nullptr; }));
    all_fits("somebody new");
    all_has_names("somebody new");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !certify_office().form; }));
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(an_exam_is_sat_by_keyboard_and_nothing_leads_out_of_it) {
    sit(open_a_sitting());
    BOOST_TEST(!frame->exam().answers().hint_button()->IsShownOnScreen());
    BOOST_TEST(frame->exam().answers().check_button()->GetLabelText() == "Next item");
    BOOST_TEST(!frame->exam().answers().check_button()->IsEnabled());
    all_fits("an exam");
    all_has_names("an exam");
    walk("an exam", 6);
    press('2', wxMOD_CONTROL);
    press('1', wxMOD_CONTROL);
    come_to_rest();
    BOOST_TEST(is_in_exam(*desk));
    press('1');
    BOOST_REQUIRE(
        comes_true([] { return exam_page_session().seat->item()->chosen == std::size_t{0}; }));
    press('2');
    BOOST_REQUIRE(
        comes_true([] { return exam_page_session().seat->item()->chosen == std::size_t{1}; }));
    BOOST_TEST(!exam_page_session().seat->item()->mark);
    BOOST_TEST(comes_true([] { return frame->exam().answers().check_button()->IsEnabled(); }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return exam_page_session().leaving; }));
    all_fits("leaving");
    walk("leaving an exam", 4);
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !exam_page_session().leaving; }));
    BOOST_TEST(is_in_exam(*desk));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->exam().shown().number == "Item 2 of 2"; }));
    press('1');
    BOOST_REQUIRE(
        comes_true([] { return exam_page_session().seat->item()->chosen == std::size_t{0}; }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->exam().shown().over; }));
    BOOST_TEST(frame->exam().shown().words.starts_with("Your examiner has the result."));
    all_fits("the end");
    all_has_names("the end");
    BOOST_REQUIRE(comes_true([] { return !is_deaf(exam_page_session()); }));  // no Enter too many
    walk("the end of an exam", 1);
    frame->exam().take_focus();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !is_in_exam(*desk); }));
    BOOST_TEST(is_open(frame->certify()));
    sign_in_as("eve-stone");
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->sittings()));
    BOOST_TEST(frame->sittings().shown().items.size() == 2U);
    all_fits("a result");
    frame->sittings().list()->SetFocus();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->sittings().items()->IsShownOnScreen(); }));
    certify_office().open_item(0);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->practice()));
    all_fits("an item of a result");
    all_has_names("an item of a result");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->sittings()));
    show_certify_view(*desk, CertifyView::Figures);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->figures()));
    all_fits("figures");
    all_has_names("figures");
    press('3');
    BOOST_TEST(comes_true([] { return frame->figures().curve()->IsShownOnScreen(); }));
    all_fits("the rule");
    press('4');
    BOOST_REQUIRE(comes_true([] { return frame->figures().judgements()->IsShownOnScreen(); }));
    BOOST_TEST(keyboard_is_somewhere());
    all_fits("a panel to fill in");
    all_has_names("a panel to fill in");
    // What is typed in the judges' text stays in it; once left, the digits are the parts' again.
    frame->figures().judgements()->SetFocus();
    come_to_rest();
    press('3');
    BOOST_TEST(frame->figures().judgements()->IsShownOnScreen());
    press(WXK_BACK);
    press(WXK_ESCAPE);
    press('3');
    BOOST_TEST(comes_true([] { return frame->figures().curve()->IsShownOnScreen(); }));
    press('4');
    BOOST_REQUIRE(comes_true([] { return frame->figures().judgements()->IsShownOnScreen(); }));
    click(frame->figures().work_out_button());
    BOOST_REQUIRE(comes_true([] { return frame->figures().curve()->IsShownOnScreen(); }));
    BOOST_TEST(!frame->figures().judgements()->IsShownOnScreen());
    BOOST_TEST(frame->figures().list()->GetItemCount() > 4U);
    all_fits("a panel's cut");
    press('5');
    BOOST_TEST(comes_true([] { return !frame->figures().curve()->IsShownOnScreen(); }));
    all_fits("drift");
    certify_office().leave();
    // Another edition of the exam, and its first result.
    certify_office().exams.front().note += " As of today.";
    sit(open_a_sitting());
    for (int item = 0; item < 2; ++item) {
        choose(*exam_page_session().seat->item(), 0, desk->library.misreadings);
        BOOST_REQUIRE(exam_page_session().seat->answer().has_value());
    }
    certify_office().leave_exam();
    sign_in_as("eve-stone");
    show_certify_view(*desk, CertifyView::Figures);
    frame->show_now();
    press('5');
    BOOST_TEST(comes_true([] { return frame->figures().curve()->IsShownOnScreen(); }));
    BOOST_TEST(frame->figures().list()->GetItemCount() >= 2U);
    all_fits("drift between editions");
    all_has_names("drift between editions");
    press('1');
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(neither_window_manager_nor_clipboard_nor_a_drop_leads_out_of_an_exam) {
    sit(open_a_sitting());
    for (const Clipboard which : {Clipboard::Copied, Clipboard::Marked})
        put_text_on(which, "before");
    for (const int key : std::initializer_list<int>{'A', 'C', 'X', WXK_INSERT})
        press(key, wxMOD_CONTROL);
    press(WXK_INSERT, wxMOD_CONTROL | wxMOD_SHIFT);
    come_to_rest();
    for (const Clipboard which : {Clipboard::Copied, Clipboard::Marked})
        BOOST_TEST(text_on(which) == "before");  // nothing of an item gets out that way
    const auto chosen = exam_page_session().seat->item()->chosen;
    press('V', wxMOD_CONTROL);
    BOOST_TEST((exam_page_session().seat->item()->chosen == chosen));
    BOOST_TEST(!frame->take_files({"a-file-that-was-dropped.zip"}));
    BOOST_TEST(desk->verify.screen().rows.empty());
    press_every_key_of_a_window_manager();
    come_to_rest();
    BOOST_TEST(is_in_exam(*desk));
    BOOST_TEST(is_open(frame->exam()));
    BOOST_TEST(!desk->keys_shown);
    BOOST_TEST((exam_page_session().seat->item()->chosen == chosen));
    BOOST_TEST(exam_page_session().seat->sitting().items.size() == 1U);
    for (const Clipboard which : {Clipboard::Copied, Clipboard::Marked})
        BOOST_TEST(text_on(which) == "before");
    for (int i = 0; i < 3; ++i) frame->Close();  // what Alt+F4 does, or the session's end
    BOOST_TEST(is_in_exam(*desk));
    BOOST_REQUIRE(comes_true([] { return exam_page_session().leaving; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !exam_page_session().leaving; }));
    // Alt+Tab, another workspace, minimised: another window has the keyboard.
    auto* other = new wxFrame(nullptr, wxID_ANY, "Notes");
    other->Show();
    other->Raise();
    other->SetFocus();
    BOOST_TEST(comes_true([] { return exam_page_session().seat->sitting().away; }));
    other->Destroy();
    frame->Raise();
    frame->SetFocus();
    BOOST_TEST(comes_true([] { return !exam_page_session().seat->sitting().away; }));
    BOOST_TEST(is_in_exam(*desk));
    certify_office().leave_exam();
    const auto sitting = find_sitting(certify_office().office->log(), certify_office().picked_seat);
    BOOST_REQUIRE(sitting);
    const auto was_away = [](const SittingIncident& one) {
        return one.kind == SittingEventKind::Away;
    };
    BOOST_TEST(
        std::any_of(sitting->state.incidents.begin(), sitting->state.incidents.end(), was_away));
}

BOOST_AUTO_TEST_CASE(a_candidate_changes_their_own_passphrase_by_keyboard) {
    come_to_certify();
    have_an_office();
    sign_in_as("cora-dell");
    show_certify_view(*desk, CertifyView::Permissions);
    frame->show_now();
    OfficePeoplePage& page = frame->office_people();
    BOOST_REQUIRE(is_open(page));
    BOOST_TEST(!page.list()->IsShownOnScreen());
    BOOST_TEST(page.passphrase_button()->IsShownOnScreen());
    all_fits("permissions");
    all_has_names("permissions");
    click(page.passphrase_button());
    BOOST_REQUIRE(comes_true([&] { return page.panel().field("own-again") != nullptr; }));
    BOOST_TEST(!page.passphrase_button()->IsShownOnScreen());
    all_fits("a passphrase");
    all_has_names("a passphrase");
    const auto type_into = [&](const char* name, const char* words) {
        BOOST_REQUIRE(comes_true([&] { return page.panel().field(name) != nullptr; }));
        page.panel().field(name)->SetFocus();
        come_to_rest();
        type(words);
    };
    type_into("now", office_passphrase);
    type_into("own", "another passphrase");
    type_into("own-again", "one more passphrase");
    press(WXK_RETURN);
    BOOST_TEST(comes_true(
        [] { return certify_office().error == "The passphrase was not typed the same twice."; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    click(page.passphrase_button());
    type_into("now", office_passphrase);
    type_into("own", "another passphrase");
    type_into("own-again", "another passphrase");
    press(WXK_RETURN);
    BOOST_REQUIRE(
        comes_true([] { return certify_office().notice == "Your passphrase is changed."; }));
    // Back to the one that the other tests know.
    BOOST_REQUIRE(certify_office().office->change_passphrase(*certify_office().who,
                                                             office_passphrase, {1, 8192}));
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(letters_grow_and_the_items_clock_hides) {
    sit(open_a_sitting());
    const int width = frame->exam().answers().check_button()->GetBestSize().x;
    for (int i = 0; i < 2; ++i) change_print(exam_page_session(), 1);
    frame->show_now();
    BOOST_TEST(comes_true(
        [&] { return frame->exam().answers().check_button()->GetBestSize().x > width; }));
    come_to_rest();
    all_fits("larger letters");
    change_print(exam_page_session(), -2);
    click(frame->exam().clock_button());
    BOOST_TEST(comes_true([] { return exam_page_session().hides_item_clock; }));
    BOOST_TEST(comes_true([] { return frame->exam().shown().item_clock.empty(); }));
    click(frame->exam().leave_button());
    BOOST_REQUIRE(comes_true([] { return frame->exam().really_button()->IsShownOnScreen(); }));
    click(frame->exam().really_button());
    BOOST_TEST(comes_true([] { return !is_in_exam(*desk); }));
    BOOST_TEST(comes_true([] { return frame->certify().begin_button()->IsShownOnScreen(); }));
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
