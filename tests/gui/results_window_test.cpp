// Results by part, a result slip and the house's rules about exams in the real window, by keyboard.

#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "office.h"
#include "reader.h"
#include "walk.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

namespace fs = std::filesystem;

fs::path paper_folder() {
    const fs::path folder = desk->learn.file.parent_path() / "result-papers";
    fs::create_directories(folder);
    return folder;
}

void look_at_it(const std::string& where) {
    frame->show_now();
    come_to_rest();
    reads_well(where);
    all_fits(where);
    all_has_names(where);
}

/// A sitting of Cora's of two items, the second answered wrongly.
void have_a_failed_exam() {
    come_to_certify();
    have_an_office();
    sign_in_as("eve-stone");
    Blueprint& exam = certify_office().exams.front();
    exam.rule = FixedForm{2, 2};
    exam.cells.resize(1);
    exam.cells.front().least = 2;
    exam.cells.front().kinds = {QuestionKind::Outcome};
    certify_office().begin(CertifyTask::OpenSitting);
    fill_in("candidate", "cora-dell");
    fill_in("exam", exam.id);
    fill_in("again", "A test sits it often.");
    fill_in("invigilator", "ian-reed");
    fill_in("passphrase", office_passphrase);
    certify_office().submit();
    BOOST_REQUIRE_MESSAGE(!certify_office().form, certify_office().error);
    certify_office().picked_seat = certify_office().picked;
    certify_office().leave();
    sit_here();
    for (const bool right : {true, false}) {
        Practice& item = *exam_page_session().seat->item();
        const std::string due(to_text(key_of(item.scenario).outcome));
        for (std::size_t i = 0; i < item.choices.size(); ++i)
            if ((item.choices[i].text == due) == right) choose(item, i, desk->library.misreadings);
        BOOST_REQUIRE(exam_page_session().seat->answer().has_value());
    }
    certify_office().leave_exam();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(results_window)

BOOST_AUTO_TEST_CASE(results_by_part_are_asked_for_shown_and_saved_by_keyboard) {
    have_a_failed_exam();
    sign_in_as("eve-stone");
    show_certify_view(*desk, CertifyView::Records);
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->records()));
    tab_to(frame->records().list());
    press(WXK_DOWN);
    BOOST_REQUIRE(comes_true([] { return frame->records().panel().field("whom") != nullptr; }));
    look_at_it("results to ask for");
    press(WXK_RETURN, wxMOD_CONTROL);
    choose_in(frame->records().panel(), "exam", certify_office().exams.front().id);
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return frame->records().shown().results.has_value(); }));
    BOOST_TEST(keyboard_is_somewhere());
    look_at_it("results by part");
    const std::string words = frame->records().panel().words();
    BOOST_TEST(words.find("Weakest part of") != std::string::npos);
    BOOST_TEST(words.find("Cora Dell") != std::string::npos);
    push(frame->records().save_button());
    BOOST_REQUIRE(comes_true([] { return frame->records().panel().field("kind") != nullptr; }));
    look_at_it("results to save");
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST(keyboard_is_somewhere());
    push(frame->records().save_button());
    BOOST_REQUIRE(comes_true([] { return certify_office().form.has_value(); }));
    chosen_file = (paper_folder() / "results").string();
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return fs::exists(paper_folder() / "results.csv"); }));
    BOOST_TEST(fs::exists(paper_folder() / "results.pdf"));
    push(frame->records().others_button());
    BOOST_TEST(comes_true([] { return frame->records().panel().field("whom") != nullptr; }));
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(a_candidate_saves_the_own_slip) {
    have_a_failed_exam();
    sign_in_as("cora-dell");
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->sittings()));
    push([]() -> wxWindow* { return frame->sittings().task_button(CertifyTask::Slip); });
    BOOST_REQUIRE(comes_true([] { return frame->sittings().panel().field("paper") != nullptr; }));
    look_at_it("a slip");
    chosen_file = (paper_folder() / "slip.pdf").string();
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return fs::exists(paper_folder() / "slip.pdf"); }));
    certify_office().leave();
}

BOOST_AUTO_TEST_CASE(an_administrator_sets_the_rules_and_the_form_of_a_sitting_says_them) {
    have_a_failed_exam();
    sign_in_as("ada-lind");
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->office_people()));
    push(frame->office_people().rules_button());
    BOOST_REQUIRE(
        comes_true([] { return frame->office_people().panel().field("days") != nullptr; }));
    look_at_it("exam rules");
    tab_to([] { return frame->office_people().panel().field("days"); });
    type("30");
    press(WXK_RETURN, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([] { return !certify_office().form; }));
    BOOST_TEST((certify_office().office->retake_rule() == RetakeRule{30, 0}));
    sign_in_as("eve-stone");
    frame->show_now();
    press('O');
    const auto& panel = frame->sittings().panel();
    BOOST_REQUIRE(comes_true([&] { return panel.field("candidate") != nullptr; }));
    BOOST_TEST(panel.words().find("after 30 days") != std::string::npos);
    BOOST_TEST(panel.words().find("failed X-") == std::string::npos);
    choose_in(panel, "candidate", "cora-dell");
    choose_in(panel, "exam", certify_office().exams.front().id);
    BOOST_TEST(comes_true([&] { return panel.words().find("failed X-") != std::string::npos; }));
    BOOST_TEST(keyboard_is_somewhere());
    look_at_it("a sitting against the rule");
    press(WXK_ESCAPE);
    sign_in_as("ada-lind");
    BOOST_REQUIRE(certify_office().office->set_retake_rule(*certify_office().who, {}));
    certify_office().leave();
}

BOOST_AUTO_TEST_SUITE_END()
