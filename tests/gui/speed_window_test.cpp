// Payouts for speed in the real window, by keyboard alone.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <filesystem>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

SpeedPage& speed_page() { return frame->speed(); }
SpeedRun& speed_run() { return *desk->speed.run; }

void pay(bool rightly) {
    const std::size_t before = speed_run().answers.size();
    const Money due = speed_run().ahead.front().pays;
    BOOST_REQUIRE(comes_true([] { return speed_page().amount()->HasFocus(); }));
    type(to_text(rightly ? due : due + Money::dollars(3)));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([&] { return speed_run().answers.size() == before + 1; }));
    come_to_rest();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speed_window)

BOOST_AUTO_TEST_CASE(twenty_payouts_without_a_clock_then_two_minutes_with_it) {
    come_to_school("Pia");
    BOOST_REQUIRE(frame->learn().speed_button()->IsShownOnScreen());
    press('P');
    BOOST_REQUIRE(is_open(speed_page()));
    BOOST_TEST(!speed_page().screen().why.empty());
    all_fits("ready");
    all_has_names("ready");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return speed_run().stage == SpeedStage::Running; }));
    BOOST_REQUIRE(comes_true([] { return speed_page().table().IsShownOnScreen(); }));
    all_fits("a payout");
    all_has_names("a payout");
    const auto before = school().school->answer_count("pia");
    for (int i = 1; i <= untimed_payouts; ++i) pay(i != 7);
    BOOST_TEST(school().school->answer_count("pia") == before + untimed_payouts);
    BOOST_REQUIRE(comes_true([] { return speed_page().rows()->IsShownOnScreen(); }));
    BOOST_TEST(speed_page().screen().result == "19 of 20 right");
    BOOST_TEST(speed_page().rows()->GetItemCount() == 4U);
    all_fits("the sheet");
    all_has_names("the sheet");
    press('A');
    BOOST_REQUIRE(comes_true([] { return speed_page().screen().stage == SpeedStage::Ready; }));
    BOOST_TEST(speed_page().screen().why.empty());
    press('2');
    BOOST_REQUIRE(comes_true([] { return speed_run().level == SpeedLevel::Price; }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return speed_run().stage == SpeedStage::Running; }));
    BOOST_TEST(comes_true([] { return speed_page().clock().find("left") != std::string::npos; }));
    BOOST_TEST(!speed_page().table().IsShownOnScreen());
    all_fits("a price");
    pay(true);
    pay(false);
    desk->speed.run->started -= speed_time;  // two minutes have gone by
    BOOST_REQUIRE(comes_true([] { return speed_page().screen().stage == SpeedStage::Over; }));
    BOOST_TEST(speed_page().screen().result == "1 of 2 right in two minutes");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
}

BOOST_AUTO_TEST_CASE(a_wrong_payout_is_looked_at_again_and_leads_back_to_the_sheet) {
    come_to_school("Pia");
    click(frame->learn().speed_button());
    BOOST_REQUIRE(is_open(speed_page()));
    click(speed_page().start_button());
    BOOST_REQUIRE(comes_true([] { return speed_run().stage == SpeedStage::Running; }));
    pay(false);
    type("nonsense");
    press(WXK_RETURN);
    BOOST_TEST(speed_run().answers.size() == 1U);
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return speed_page().screen().stage == SpeedStage::Over; }));
    BOOST_REQUIRE(comes_true([] { return speed_page().rows()->HasFocus(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_REQUIRE(desk->answering.practice() != nullptr);
    BOOST_TEST(desk->answering.practice()->mark.has_value());
    all_fits("looked at again");
    press(WXK_ESCAPE);  // leaves at once, whatever clause is open
    BOOST_REQUIRE(is_open(speed_page()));
    BOOST_TEST((speed_page().screen().stage == SpeedStage::Over));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    BOOST_TEST(!desk->speed.run.has_value());
    start_over();
}

BOOST_AUTO_TEST_CASE(a_sheet_of_payouts_is_saved_and_printed_again_by_its_code) {
    come_to_school("Pia");
    click(frame->learn().speed_button());
    BOOST_REQUIRE(is_open(speed_page()));
    const auto file = std::filesystem::temp_directory_path() / "fairdeal-pay-sheet.pdf";
    std::filesystem::remove(file);
    chosen_file = file.string();
    press('P');
    BOOST_REQUIRE(comes_true([&] { return std::filesystem::exists(file); }));
    const std::string said = speed_page().said_above();
    BOOST_TEST(said.find("Saved: " + file.string()) != std::string::npos, said);
    const auto from = said.find("breakout-24-", said.find("code is"));
    BOOST_REQUIRE(from != std::string::npos);
    const std::string code = said.substr(from, said.size() - from - 1);
    std::filesystem::remove(file);
    click(speed_page().sheet_code());
    BOOST_REQUIRE(comes_true([] { return speed_page().sheet_code()->HasFocus(); }));
    type(code);  // its digits and letters are no keys of the page
    BOOST_REQUIRE(comes_true([&] { return desk->speed.sheet_code == code; }));
    BOOST_TEST((speed_run().level == SpeedLevel::Table));
    all_fits("a code");
    all_has_names("a code");
    speed_page().start_button()->SetFocus();
    press('K');
    BOOST_REQUIRE(comes_true([&] { return std::filesystem::exists(file); }));
    std::filesystem::remove(file);
    press('T');
    BOOST_REQUIRE(comes_true([&] { return std::filesystem::exists(file); }));
    std::filesystem::remove(file);
    press('L');
    BOOST_TEST(comes_true([] { return desk->speed.paper == Paper::Letter; }));
    press('L');
    chosen_file.clear();
    desk->speed.sheet_code = "nonsense";
    press('K');
    BOOST_TEST(comes_true([] {
        return speed_page().said_above().find("not the code of a sheet") != std::string::npos;
    }));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    start_over();
}

BOOST_AUTO_TEST_CASE(what_is_typed_is_there_when_the_payouts_are_gone_on_with) {
    come_to_school("Pia");
    click(frame->learn().speed_button());
    BOOST_REQUIRE(is_open(speed_page()));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return speed_run().stage == SpeedStage::Running; }));
    pay(true);
    const std::uint64_t open = speed_run().ahead.front().seed;
    type("17");
    BOOST_REQUIRE(comes_true([] { return speed_run().typed == "17"; }));
    desk->speed.run.reset();  // as if the program had died
    frame->show_now();
    BOOST_REQUIRE(is_open(frame->learn()));
    BOOST_REQUIRE(comes_true([] { return frame->learn().resume_button()->IsShownOnScreen(); }));
    all_fits("a run to go on with");
    click(frame->learn().resume_button());
    BOOST_REQUIRE(is_open(speed_page()));
    BOOST_TEST(speed_run().ahead.front().seed == open);
    BOOST_TEST(speed_run().answers.size() == 1U);
    BOOST_TEST(comes_true([] { return speed_page().amount()->GetValue() == "17"; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return speed_page().screen().stage == SpeedStage::Over; }));
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(frame->learn()));
    BOOST_TEST(!unfinished_run(school(), "payouts").has_value());
}

BOOST_AUTO_TEST_CASE(a_payout_is_counted_in_chips_by_keyboard) {
    come_to_school("Pia");
    press('P');
    BOOST_REQUIRE(is_open(speed_page()));
    press('4');
    BOOST_REQUIRE(comes_true([] { return speed_run().asks == QuestionKind::Chips; }));
    all_fits("ready for chips");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return speed_run().stage == SpeedStage::Running; }));
    BOOST_REQUIRE(comes_true([] { return speed_page().rack().has_focus(); }));
    all_fits("chips");
    all_has_names("chips");
    come_to_rest();
    const ChipPiles due =
        *payment_from(house_rack(), speed_run().ahead.front().pays, ChipStyle::Fewest, {});
    for (const ChipPile& pile : house_rack()) {
        const auto paid = std::find_if(
            due.begin(), due.end(), [&](const ChipPile& each) { return each.value == pile.value; });
        if (paid != due.end()) type(std::to_string(paid->count));
        press(WXK_TAB);
    }
    BOOST_TEST(comes_true([&] { return speed_run().typed == to_text(due); }), speed_run().typed);
    speed_page().rack().counts().front()->SetFocus();
    come_to_rest();
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return speed_run().answers.size() == 1U; }));
    BOOST_TEST(speed_run().answers.front().right);
    BOOST_TEST(comes_true([] { return speed_page().rack().typed().empty(); }));
    BOOST_TEST(comes_true([] { return speed_page().rack().counts().front()->HasFocus(); }));
    all_fits("chips, the second");
    press(WXK_ESCAPE);
    press(WXK_ESCAPE);
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
