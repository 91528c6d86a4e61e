// The window when things go wrong: nothing thrown ends it, the keyboard is never nowhere, and an
// exam that cannot be saved or whose time is up says so.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <stdexcept>

#include "desk/answer/draft.h"
#include "desk/certify/certify_screen.h"
#include "desk/log/signing/sign_dialog.h"
#include "looks.h"
#include "office.h"
#include "reader.h"
#include "walk.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

Millis put_on = 0;  // milliseconds that the exam's clock is ahead

void come_with_clock() {
    certify_office().ticks = [] { return machine_ticks()() + put_on; };
    come_to_certify();
}

void sign_in_and_look(const char* id) {
    sign_in_as(id);
    frame->show_now();
    come_to_rest();
}

/// Cora sits an exam of two choices.
void sit_an_exam() {
    start_program_again("faults");
    put_on = 0;
    come_with_clock();
    have_an_office();
    sign_in_and_look("eve-stone");
    Blueprint& exam = certify_office().exams.front();
    exam.rule = FixedForm{2, 2};
    exam.cells.resize(1);
    exam.cells.front().least = 2;
    exam.cells.front().kinds = {QuestionKind::Outcome};
    certify_office().begin(CertifyTask::OpenSitting);
    fill_in("candidate", "cora-dell");
    fill_in("exam", exam.id);
    fill_in("invigilator", "ian-reed");
    if (!certify_office().sittings.empty()) fill_in("again", "The power failed.");
    fill_in("passphrase", office_passphrase);
    certify_office().submit();
    BOOST_REQUIRE_MESSAGE(!certify_office().form, certify_office().error);
    certify_office().picked_seat = certify_office().picked;
    certify_office().leave();
    sit_here();
    BOOST_REQUIRE_MESSAGE(is_in_exam(*desk), certify_office().error);
    frame->show_now();
    come_to_rest();
    BOOST_REQUIRE(is_open(frame->exam()));
}

bool shows(const char* heading) {
    return comes_true([&] { return frame->exam().shown().heading == heading; });
}

bool keyboard_is_on(wxWindow* window) {
    return comes_true([&] { return has_keyboard(window); });
}

/// Ctrl 2 is heard: so the keyboard is somewhere.
bool keys_are_heard() {
    press('2', wxMOD_CONTROL);
    return comes_true([] { return desk->section == DeskSection::Practise; });
}

const wxToggleButton& choice(std::size_t i) { return *frame->exam().answers().choices().at(i); }

bool has_mark(const wxAnyButton& button, const char* mark) {
    return button.GetLabelText().utf8_string().find(mark) != std::string::npos;
}

/// Throws once at the next key.
bool throws_at_key = false;

}  // namespace

BOOST_AUTO_TEST_SUITE(fault_window)

BOOST_AUTO_TEST_CASE(nothing_that_is_thrown_ends_the_window) {
    start_over();
    static bool bound = false;
    if (!bound)
        frame->Bind(wxEVT_CHAR_HOOK, [](wxKeyEvent& event) {
            event.Skip();
            if (std::exchange(throws_at_key, false)) throw std::runtime_error("the disk is gone");
        });
    bound = true;
    throws_at_key = true;
    press('q');
    BOOST_REQUIRE(comes_true([] { return frame->notice().IsShownOnScreen(); }));
    BOOST_TEST(frame->notice().words().find("the disk is gone") != std::string::npos);
    all_fits("a notice");
    all_has_names("a notice");
    click(frame->notice().close_button());
    BOOST_TEST(comes_true([] { return !frame->notice().IsShown(); }));
    // What waits until an event is done comes from the toolkit's own loop.
    frame->CallAfter([] { throw std::runtime_error("the cable is out"); });
    BOOST_REQUIRE(comes_true([] { return frame->notice().IsShownOnScreen(); }));
    BOOST_TEST(frame->notice().words().find("the cable is out") != std::string::npos);
    BOOST_TEST(desk->notice == frame->notice().words());
    desk->notice.clear();
    frame->show_now();
    BOOST_TEST(!frame->notice().IsShown());
    BOOST_TEST(keys_are_heard());
}

BOOST_AUTO_TEST_CASE(preferences_that_cannot_be_kept_are_told_of) {
    start_over();
    const auto folder = std::exchange(desk->preferences.folder, "/proc/no-such-folder");
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return frame->notice().IsShownOnScreen(); }));
    desk->preferences.folder = folder;
    desk->notice.clear();
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return !frame->notice().IsShown(); }));
}

// --- the keyboard

BOOST_AUTO_TEST_CASE(a_form_that_goes_leaves_the_keyboard_on_its_page) {
    start_program_again("faults");
    come_with_clock();
    have_an_office();
    sign_in_and_look("ada-lind");
    BOOST_REQUIRE(is_open(frame->office_people()));
    press('N');
    BOOST_REQUIRE(
        comes_true([] { return frame->office_people().panel().field("name") != nullptr; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST(keyboard_is_on(&frame->office_people()));
    press('N');  // is heard
    BOOST_REQUIRE(comes_true([] { return certify_office().form.has_value(); }));
    fill_in("name", "Paul Hill");
    certify_office().submit();
    frame->show_now();
    BOOST_TEST(keyboard_is_on(&frame->office_people()));
    BOOST_TEST(keys_are_heard());
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(what_had_the_keyboard_may_be_hidden_disabled_or_gone) {
    start_over();
    wxWindow* search = frame->scenarios().search();
    search->SetFocus();
    come_to_rest();
    frame->scenarios().list()->SetFocus();
    come_to_rest();
    frame->scenarios().list()->Disable();
    frame->show_now();
    BOOST_TEST(keyboard_is_on(frame));
    frame->scenarios().list()->Enable();
    BOOST_TEST(keys_are_heard());
}

BOOST_AUTO_TEST_CASE(a_room_that_is_open_already_takes_the_keyboard_from_the_rail) {
    come_with_clock();
    press(WXK_TAB, wxMOD_SHIFT);
    for (int i = 0; i < 40 && has_keyboard(&frame->certify()); ++i) press(WXK_TAB);
    press('7', wxMOD_CONTROL);
    BOOST_TEST(keyboard_is_on(&frame->certify()));
}

// --- an exam

BOOST_AUTO_TEST_CASE(a_focused_answer_is_not_a_chosen_one) {
    sit_an_exam();
    press('1');
    BOOST_REQUIRE(
        comes_true([] { return exam_page_session().seat->item()->chosen == std::size_t{0}; }));
    BOOST_TEST(comes_true([] { return choice(0).GetValue(); }));
    BOOST_TEST(has_mark(choice(0), "\u25c9"));
    BOOST_TEST(has_mark(choice(1), "\u25cb"));
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([] { return choice(1).HasFocus(); }));
    BOOST_TEST(!choice(1).GetValue());  // the keyboard is there, and nothing more
    BOOST_TEST(choice(0).GetValue());
    BOOST_TEST(has_mark(choice(1), "\u25cb"));
    const auto controls = controls_of(frame);
    const auto radios = std::count_if(controls.begin(), controls.end(), [](const Control& control) {
        return control.role == "radio button";
    });
    BOOST_TEST(static_cast<std::size_t>(radios) == frame->exam().answers().choices().size());
}

BOOST_AUTO_TEST_CASE(an_answer_that_cannot_be_saved_stays_and_is_saved_later) {
    sit_an_exam();
    press('2');
    BOOST_REQUIRE(
        comes_true([] { return exam_page_session().seat->item()->chosen == std::size_t{1}; }));
    const std::string given = exam_page_session().seat->item()->choices[1].text + "\n";
    const auto office = certify_office().folder;
    const auto away = office.string() + ".away";
    std::filesystem::rename(office, away);
    press(WXK_RETURN);
    BOOST_REQUIRE(shows("The exam cannot be saved"));
    BOOST_TEST(keyboard_is_on(frame->exam().close_button()));
    BOOST_TEST(frame->exam().close_button()->GetLabelText() == "Try again");
    all_fits("an exam that cannot be saved");
    all_has_names("an exam that cannot be saved");
    press(WXK_RETURN);
    come_to_rest();
    BOOST_REQUIRE(shows("The exam cannot be saved"));
    std::filesystem::rename(away, office);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->exam().shown().number == "Item 2 of 2"; }));
    BOOST_TEST(exam_page_session().seat->sitting().items.front().answer.value_or("") == given);
    BOOST_TEST(keyboard_is_on(&frame->exam()));
}

BOOST_AUTO_TEST_CASE(time_up_is_a_card_and_no_key_lands_behind_it) {
    sit_an_exam();
    put_on += exam_page_session().seat->left_for_item();
    BOOST_REQUIRE(shows("Time was up"));
    put_on -= 500;  // the card is new, however slow this machine is
    exam_page_session().card_since = exam_page_session().now();
    press('1');
    press(WXK_RETURN);
    click(frame->exam().close_button());
    BOOST_TEST(exam_page_session().seat->sitting().items.size() == 1U);
    BOOST_TEST(frame->exam().close_button()->GetLabelText() == "Next item");
    all_fits("time was up");
    all_has_names("time was up");
    put_on += 2000;
    BOOST_TEST(keyboard_is_on(frame->exam().close_button()));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return frame->exam().shown().number == "Item 2 of 2"; }));
    BOOST_TEST(!exam_page_session().seat->item()->chosen.has_value());
}

BOOST_AUTO_TEST_CASE(closing_the_window_twice_leaves_no_exam) {
    sit_an_exam();
    for (int i = 0; i < 2; ++i) {
        frame->Close();
        come_to_rest();
        BOOST_TEST(is_in_exam(*desk));
        BOOST_TEST(exam_page_session().leaving);
    }
    start_program_again("");
}

// --- signing

BOOST_AUTO_TEST_CASE(the_signing_dialog_answers_to_enter_and_escape) {
    start_over();
    class NoFiles : public FileChooser {
        std::optional<std::string> log_to_open() override { return {}; }
        std::optional<std::string> records_to_import() override { return {}; }
        std::optional<std::string> record_to_save() override { return {}; }
        std::optional<std::string> file_to_save(const std::string&) override { return {}; }
        std::optional<std::string> file_to_make(const std::string&) override { return {}; }
        std::optional<std::string> file_to_open(const std::string&) override { return {}; }
    } none;
    if (!desk->replay.log) {
        deal_sample(desk->replay, sample_log(desk->preferences));
        BOOST_REQUIRE(comes_true([] { return poll_replay(*desk), desk->replay.log != nullptr; }));
    }
    SignDialog dialog(frame, desk->signing, none);
    dialog.Show();
    come_to_rest();
    dialog.passphrase()->SetFocus();
    come_to_rest();
    type("not the one");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([&] { return !dialog.error().empty(); }));
    BOOST_TEST(dialog.passphrase()->IsEmpty());
    dialog.passphrase()->SetFocus();
    type("again");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([&] { return !dialog.IsShown(); }));
    BOOST_TEST(dialog.passphrase()->IsEmpty());
}

BOOST_AUTO_TEST_SUITE_END()
