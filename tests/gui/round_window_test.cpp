// A round dealt in the real window, by keyboard alone.
#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "reader.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

RoundPage& page() { return frame->round(); }
SchoolRoom& school() { return desk->learn.school; }
TableRun& run() { return *desk->learn.round; }

bool is_my_turn() {
    return comes_true([] {
        return run().stage == RoundStage::Over ||
               (!run().round.is_guests_turn() && page().screen().your_turn);
    });
}

/// Says the act that is due by its letter, its amount and more dollars typed.
void say_due(int more = 0) {
    const std::size_t before = run().marks.size();
    const Event due = run().round.due();
    BOOST_REQUIRE(target_for(run(), due).has_value());
    pick_in_round(*desk, *target_for(run(), due));
    frame->show_now();
    char letter = 0;
    const RoundTarget target = targets_of(run())[run().target];
    for (const RoundDeed& deed : target.deeds) {
        if (deed.verb == due.verb) letter = deed.key;
    }
    press(letter - 'a' + 'A');
    if (due.verb == Verb::Take || due.verb == Verb::Pay || due.verb == Verb::Tip) {
        BOOST_REQUIRE(comes_true([] { return page().amount()->HasFocus(); }));
        settle(40);
        type(to_text(due.amount + Money::dollars(more)));
        press(WXK_RETURN);
    }
    BOOST_REQUIRE(comes_true([&] { return run().marks.size() == before + 1; }));
    settle(40);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(round_window)

BOOST_AUTO_TEST_CASE(a_round_is_dealt_to_its_sheet) {
    come_to_school("Rob");
    BOOST_REQUIRE(frame->learn().round_button()->IsShownOnScreen());
    press('T');
    BOOST_REQUIRE(is_open(page()));
    BOOST_REQUIRE(is_my_turn());  // the guests have bet by themselves
    BOOST_REQUIRE(comes_true([] { return page().targets()->HasFocus(); }));
    all_fits("dealing");
    all_has_names("dealing");
    say_due();
    BOOST_TEST(page().screen().feedback_right);
    press('0');
    BOOST_TEST(comes_true([] { return run().target == 0U; }));
    BOOST_REQUIRE(is_my_turn());
    const std::size_t before = run().marks.size();
    press('S');
    BOOST_REQUIRE(comes_true([&] { return run().marks.size() == before + 1; }));
    BOOST_TEST(comes_true([] { return !page().screen().due.empty(); }));
    all_fits("after a slip");
    all_has_names("after a slip");
    bool asked = false;
    while (is_my_turn() && run().stage == RoundStage::Dealing) {
        const bool pays = run().round.due().verb == Verb::Pay;
        say_due(pays && !asked ? 1 : 0);
        asked = asked || pays;
    }
    BOOST_REQUIRE(comes_true([] { return page().screen().stage == RoundStage::Over; }));
    BOOST_TEST(page().screen().slips.size() == (asked ? 2U : 1U));
    BOOST_TEST(page().slips()->GetItemCount() == page().screen().slips.size());
    all_fits("the sheet");
    all_has_names("the sheet");
    BOOST_TEST(school().school->answer_count("rob") > 0);
    press('A');
    BOOST_REQUIRE(comes_true([] { return run().stage == RoundStage::Dealing; }));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_CASE(buttons_do_what_keys_do_and_an_amount_can_be_dropped) {
    come_to_school("Rob");
    click(frame->learn().round_button());
    BOOST_REQUIRE(is_open(page()));
    while (is_my_turn() && run().stage == RoundStage::Dealing &&
           run().round.due().verb != Verb::Pay && run().round.due().verb != Verb::Take)
        say_due();
    BOOST_REQUIRE((run().stage == RoundStage::Dealing));
    const Event due = run().round.due();
    pick_in_round(*desk, *target_for(run(), due));
    frame->show_now();
    settle(80);
    const auto deeds = targets_of(run())[run().target].deeds;
    BOOST_REQUIRE(page().deeds().size() == deeds.size());
    for (std::size_t i = 0; i < deeds.size(); ++i) {
        if (deeds[i].verb == due.verb) click(page().deeds()[i]);
    }
    BOOST_REQUIRE(comes_true([] { return page().amount()->HasFocus(); }));
    all_fits("an amount");
    all_has_names("an amount");
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !run().asks.has_value(); }));
    BOOST_TEST(!page().amount()->IsShownOnScreen());
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
