// Payouts for speed in the real window, by keyboard alone.
#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

SpeedPage& page() { return frame->speed(); }
SchoolRoom& school() { return desk->learn.school; }
SpeedRun& run() { return *desk->learn.speed; }

void pay(bool rightly) {
    const std::size_t before = run().answers.size();
    const Money due = run().ahead.front().pays;
    BOOST_REQUIRE(comes_true([] { return page().amount()->HasFocus(); }));
    type(to_text(rightly ? due : due + Money::dollars(3)));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([&] { return run().answers.size() == before + 1; }));
    settle(60);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(speed_window)

BOOST_AUTO_TEST_CASE(twenty_payouts_without_a_clock_then_two_minutes_with_it) {
    come_to_school("Pia");
    BOOST_REQUIRE(frame->learn().speed_button()->IsShownOnScreen());
    press('P');
    BOOST_REQUIRE(is_open(page()));
    BOOST_TEST(!page().screen().why.empty());
    all_fits("ready");
    all_has_names("ready");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return run().stage == SpeedStage::Running; }));
    BOOST_REQUIRE(comes_true([] { return page().table().IsShownOnScreen(); }));
    all_fits("a payout");
    all_has_names("a payout");
    const auto before = school().school->answer_count("pia");
    for (int i = 1; i <= untimed_payouts; ++i) pay(i != 7);
    BOOST_TEST(school().school->answer_count("pia") == before + untimed_payouts);
    BOOST_REQUIRE(comes_true([] { return page().rows()->IsShownOnScreen(); }));
    BOOST_TEST(page().screen().result == "19 of 20 right");
    BOOST_TEST(page().rows()->GetItemCount() == 4U);
    all_fits("the sheet");
    all_has_names("the sheet");
    press('A');
    BOOST_REQUIRE(comes_true([] { return page().screen().stage == SpeedStage::Ready; }));
    BOOST_TEST(page().screen().why.empty());
    press('2');
    BOOST_REQUIRE(comes_true([] { return run().level == SpeedLevel::Price; }));
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return run().stage == SpeedStage::Running; }));
    BOOST_TEST(comes_true([] { return page().clock().find("left") != std::string::npos; }));
    BOOST_TEST(!page().table().IsShownOnScreen());
    all_fits("a price");
    pay(true);
    pay(false);
    desk->learn.speed->started -= speed_time;  // two minutes have gone by
    BOOST_REQUIRE(comes_true([] { return page().screen().stage == SpeedStage::Over; }));
    BOOST_TEST(page().screen().result == "1 of 2 right in two minutes");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
}

BOOST_AUTO_TEST_CASE(a_wrong_payout_is_looked_at_again_and_leads_back_to_the_sheet) {
    come_to_school("Pia");
    click(frame->learn().speed_button());
    BOOST_REQUIRE(is_open(page()));
    click(page().start_button());
    BOOST_REQUIRE(comes_true([] { return run().stage == SpeedStage::Running; }));
    pay(false);
    type("nonsense");
    press(WXK_RETURN);
    BOOST_TEST(run().answers.size() == 1U);
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return page().screen().stage == SpeedStage::Over; }));
    BOOST_REQUIRE(comes_true([] { return page().rows()->HasFocus(); }));
    press(WXK_RETURN);
    BOOST_REQUIRE(is_open(frame->practice()));
    BOOST_REQUIRE(practice_shown(*desk) != nullptr);
    BOOST_TEST(practice_shown(*desk)->mark.has_value());
    all_fits("looked at again");
    press(WXK_ESCAPE);
    BOOST_REQUIRE(is_open(page()));
    BOOST_TEST((page().screen().stage == SpeedStage::Over));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    BOOST_TEST(!desk->learn.speed.has_value());
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
