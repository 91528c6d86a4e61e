// Exams opened with their dates, a date that is changed and taken off, and the schedule, in the
// real window, by keyboard.

#include <boost/test/unit_test.hpp>
#include <chrono>

#include "looks.h"
#include "office.h"
#include "reader.h"
#include "walk.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

namespace fs = std::filesystem;

fs::path plan_folder() {
    const fs::path folder = desk->learn.file.parent_path() / "plans";
    fs::create_directories(folder);
    return folder;
}

void look_at_dates(const std::string& where) {
    frame->show_now();
    come_to_rest();
    reads_well(where);
    all_fits(where);
    all_has_names(where);
}

const OfficePanel& sitting_panel() { return frame->sittings().panel(); }

/// Ahead whenever this runs.
std::string next_year() {
    const auto now = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
    return std::to_string(static_cast<int>(std::chrono::year_month_day(now).year()) + 1);
}

void type_into(const OfficePanel& panel, const char* field, const std::string& words) {
    tab_to([&] { return panel.field(field); });
    press('A', wxMOD_CONTROL);
    if (words.empty())
        press(WXK_BACK);
    else
        type(words);
    BOOST_TEST(comes_true([&] { return certify_office().form->value(field) == words; }), field);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(plan_window)

BOOST_AUTO_TEST_CASE(an_exam_is_opened_with_its_date_which_is_changed_and_taken_off) {
    come_to_certify();
    have_an_office();
    sign_in_as("eve-stone");
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->sittings()));
    press('O');
    BOOST_REQUIRE(comes_true([] { return sitting_panel().field("day") != nullptr; }));
    choose_in(sitting_panel(), "candidate", "cora-dell");
    choose_in(sitting_panel(), "exam", certify_office().exams.front().id);
    choose_in(sitting_panel(), "invigilator", "ian-reed");
    type_into(sitting_panel(), "day", "soon");
    type_into(sitting_panel(), "time", "14:00");
    type_into(sitting_panel(), "place", "Training room 2");
    type_into(sitting_panel(), "passphrase", office_passphrase);
    if (!certify_office().sittings.empty())
        type_into(sitting_panel(), "again", "A test sits it often.");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(
        comes_true([] { return certify_office().error == "A day is typed as 2026-12-01."; }));
    BOOST_TEST(comes_true([] { return has_keyboard(sitting_panel().field("day")); }));
    look_at_dates("a date to mend");
    type_into(sitting_panel(), "day", next_year() + "-12-01");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE_MESSAGE(comes_true([] { return !certify_office().form; }),
                          certify_office().error);
    look_at_dates("a sitting with its date");
    BOOST_TEST(sitting_panel().words().find("1 Dec " + next_year() +
                                            ", 14:00 UTC, Training room 2") != std::string::npos);

    push([]() -> wxWindow* { return frame->sittings().task_button(CertifyTask::SetDate); });
    BOOST_REQUIRE(comes_true([] { return sitting_panel().field("day") != nullptr; }));
    look_at_dates("the date of a sitting");
    type_into(sitting_panel(), "place", "Training room 3");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST(sitting_panel().words().find("Training room 3") != std::string::npos);
    push([]() -> wxWindow* { return frame->sittings().task_button(CertifyTask::SetDate); });
    BOOST_REQUIRE(comes_true([] { return sitting_panel().field("day") != nullptr; }));
    type_into(sitting_panel(), "day", "");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST(sitting_panel().words().find("Training room") == std::string::npos);
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(the_schedule_is_saved_by_keyboard) {
    come_to_certify();
    have_an_office();
    sign_in_as("eve-stone");
    show_certify_view(*desk, CertifyView::Records);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->records()));
    tab_to(frame->records().list());
    for (int i = 0; i < 8 && certify_office().record != CertifyTask::ExamSchedule; ++i)
        press(WXK_DOWN);
    BOOST_REQUIRE((certify_office().record == CertifyTask::ExamSchedule));
    look_at_dates("the schedule");
    press(WXK_RETURN);
    chosen_file = (plan_folder() / "plan").string();
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return fs::exists(plan_folder() / "plan.csv"); }));
    BOOST_TEST(fs::exists(plan_folder() / "plan.pdf"));
    certify_office().leave();
}

BOOST_AUTO_TEST_SUITE_END()
