// May this dealer deal here, now: asked in the real window, by keyboard and by mouse.
#include <boost/test/unit_test.hpp>

#include "duty/sample_duty_file.h"
#include "looks.h"
#include "reader.h"
#include "walk.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

DutyPage& duty_page() { return frame->duty(); }

void open_duty_page(const char* name, const std::vector<Fact>& facts) {
    const auto file = std::filesystem::temp_directory_path() / name;
    std::filesystem::remove(file);
    write_duty_file(file, facts);
    desk->duty.open(file);
    frame->go_to_section(DeskSection::Duty);
    BOOST_REQUIRE(is_open(duty_page()));
    come_to_rest();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(duty_window)

BOOST_AUTO_TEST_CASE(without_a_file_the_page_says_how_to_make_one) {
    desk->duty.open(std::filesystem::temp_directory_path() / "nowhere" / "duty.db");
    frame->go_to_section(DeskSection::Duty);
    BOOST_REQUIRE(is_open(duty_page()));
    BOOST_TEST(!duty_page().screen().can_use);
    all_fits("no file");
    all_has_names("no file");
    BOOST_TEST(keyboard_is_somewhere());
}

BOOST_AUTO_TEST_CASE(a_question_is_asked_and_what_is_missing_entered_by_keyboard) {
    SampleFloor floor;
    floor.forget(FactKind::Roster, "4471");
    floor.forget(FactKind::Sign);
    open_duty_page("window-duty.db", floor.facts);
    walk("duty, nothing asked", 8);
    duty_page().dealer()->SetFocus();
    come_to_rest();
    type("4471");
    press(WXK_TAB);
    type("B7");
    press(WXK_TAB);
    type("2026-11-01T18:00:00Z");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return duty_page().screen().answer.has_value(); }));
    BOOST_TEST(duty_page().screen().answer->words == "NO");
    come_to_rest();
    BOOST_TEST(duty_page().panel().words().find("NO") == 0U);
    BOOST_TEST(duty_page().panel().add_buttons().size() == 3U);
    all_fits("a no");
    all_has_names("a no");
    reads_well("a no");
    push([] { return duty_page().panel().add_buttons().front(); });
    BOOST_REQUIRE(comes_true([] { return duty_page().screen().form.has_value(); }));
    come_to_rest();
    all_fits("the form");
    all_has_names("the form");
    reads_well("the form");
    const auto fill = [](const char* field, const char* words) {
        tab_to([field] { return duty_page().panel().field(field); });
        type(words);
    };
    fill("edition", "2026-02");
    fill("since", "2026-01-01");
    fill("as", "hr1");
    fill("passphrase", floor_passphrase);
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return !duty_page().screen().form.has_value(); }));
    BOOST_TEST(duty_page().screen().answer->words == "ASK THE FLOOR");
    BOOST_TEST(keyboard_is_somewhere());
}

BOOST_AUTO_TEST_CASE(what_falls_due_and_the_facts_are_walked) {
    open_duty_page("window-duty-lists.db", SampleFloor().facts);
    duty_page().button(DutyAction::OpenFile)->SetFocus();
    come_to_rest();
    press('D');
    BOOST_REQUIRE(comes_true([] { return duty_page().screen().part == DutyPart::Due; }));
    walk("what falls due", 8);
    all_fits("what falls due");
    duty_page().list()->SetFocus();
    come_to_rest();
    press('F');
    BOOST_REQUIRE(comes_true([] { return duty_page().screen().part == DutyPart::Facts; }));
    walk("the facts", 8);
    all_fits("the facts");
    click(duty_page().button(DutyAction::Correct));
    BOOST_REQUIRE(comes_true([] { return duty_page().screen().form.has_value(); }));
    come_to_rest();
    all_fits("a correction");
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return duty_page().screen().part == DutyPart::Facts; }));
    BOOST_TEST(keyboard_is_somewhere());
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
