// A round dealt in the real window, by keyboard alone.
#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <set>

#include "looks.h"
#include "walk.h"

using namespace fairdeal;
using namespace fairdeal::testing;

namespace {

RoundPage& round_page() { return frame->round(); }
TableRun& table_run() { return *desk->round.run; }

bool is_my_turn() {
    return comes_true([] {
        return table_run().stage == RoundStage::Over ||
               (!table_run().round.is_guests_turn() && round_page().screen().your_turn);
    });
}

/// A Breakout round with every action that asks for a sum: take, pay, return and the tip.
void deal_with_every_sum() {
    *desk->round.run = dealt_round({Game::Breakout, 190}, school().clock.now());
    frame->show_now();
    come_to_rest();
}

/// Says the act that is due by its letter, its amount and more dollars typed.
void say_due(int more = 0) {
    const std::size_t before = table_run().marks.size();
    const Event due = table_run().round.due();
    BOOST_REQUIRE(target_for(table_run(), due).has_value());
    pick_in_round(desk->round, *target_for(table_run(), due));
    frame->show_now();
    press(action_named(dealer_acts, due.verb).key->character - 'a' + 'A');
    if (wants_amount(due.verb)) {
        BOOST_REQUIRE(comes_true([] { return round_page().amount()->HasFocus(); }));
        come_to_rest();
        type(to_text(due.amount + Money::dollars(more)));
        press(WXK_RETURN);
    }
    BOOST_REQUIRE(comes_true([&] { return table_run().marks.size() == before + 1; }));
    come_to_rest();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(round_window)

BOOST_AUTO_TEST_CASE(a_round_is_dealt_to_its_sheet) {
    come_to_school("Rob");
    BOOST_REQUIRE(frame->learn().round_button()->IsShownOnScreen());
    press('T');
    BOOST_REQUIRE(is_open(round_page()));
    deal_with_every_sum();
    BOOST_REQUIRE(is_my_turn());  // the guests have bet by themselves
    BOOST_REQUIRE(comes_true([] { return round_page().targets()->HasFocus(); }));
    all_fits("dealing");
    all_has_names("dealing");
    say_due();
    BOOST_TEST(round_page().screen().feedback_right);
    press('0');
    BOOST_TEST(comes_true([] { return table_run().target == 0U; }));
    BOOST_REQUIRE(is_my_turn());
    const std::size_t before = table_run().marks.size();
    press('S');
    BOOST_REQUIRE(comes_true([&] { return table_run().marks.size() == before + 1; }));
    BOOST_TEST(comes_true([] { return !round_page().screen().due.empty(); }));
    all_fits("after a slip");
    all_has_names("after a slip");
    bool asked = false;
    std::set<Verb> said;
    while (is_my_turn() && table_run().stage == RoundStage::Dealing) {
        const Verb due = table_run().round.due().verb;
        const bool pays = due == Verb::Pay;
        said.insert(due);
        say_due(pays && !asked ? 1 : 0);
        asked = asked || pays;
    }
    for (const Verb sum : {Verb::Take, Verb::Pay, Verb::Return, Verb::Tip})
        BOOST_TEST(said.count(sum) == 1U, to_text(sum));
    BOOST_REQUIRE(comes_true([] { return round_page().screen().stage == RoundStage::Over; }));
    BOOST_TEST(round_page().screen().slips.size() == 2U);
    BOOST_TEST(round_page().slips()->GetItemCount() == round_page().screen().slips.size());
    BOOST_TEST(round_page().slips()->IsShown());
    all_fits("the sheet");
    all_has_names("the sheet");
    BOOST_TEST(school().school->answer_count("rob") > 0);
    press('A');
    BOOST_REQUIRE(comes_true([] { return table_run().stage == RoundStage::Dealing; }));
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_CASE(a_round_without_a_slip_has_no_list_of_them) {
    come_to_school("Rob");
    press('T');
    BOOST_REQUIRE(is_open(round_page()));
    deal_with_every_sum();
    while (is_my_turn() && table_run().stage == RoundStage::Dealing) say_due();
    BOOST_REQUIRE(comes_true([] { return round_page().screen().stage == RoundStage::Over; }));
    BOOST_TEST(round_page().screen().slips.empty());
    BOOST_TEST(!round_page().slips()->IsShown());
    BOOST_TEST(comes_true([] { return has_keyboard(round_page().again_button()); }));
    reads_well("the sheet of a round without a slip");
    all_fits("the sheet of a round without a slip");
    leave_school(*desk);
    start_over();
}

/// No row is picked for any of the cards; Enter takes no step in the dealer's place, and says so.
BOOST_AUTO_TEST_CASE(d_deals_card_after_card) {
    come_to_school("Rob");
    press('T');
    BOOST_REQUIRE(is_open(round_page()));
    deal_with_every_sum();
    for (int cards = 0; cards < 3; ++cards) {
        BOOST_REQUIRE(is_my_turn());
        const std::size_t before = table_run().marks.size();
        press('D');
        BOOST_REQUIRE(comes_true([&] { return table_run().marks.size() == before + 1; }));
        BOOST_TEST(table_run().marks.back().right);
    }
    BOOST_REQUIRE(is_my_turn());
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return !round_page().screen().problem.empty(); }));
    all_fits("whose turn it is");
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_CASE(buttons_do_what_keys_do_and_an_amount_can_be_dropped) {
    come_to_school("Rob");
    click(frame->learn().round_button());
    BOOST_REQUIRE(is_open(round_page()));
    deal_with_every_sum();
    while (is_my_turn() && table_run().stage == RoundStage::Dealing &&
           table_run().round.due().verb != Verb::Pay && table_run().round.due().verb != Verb::Take)
        say_due();
    BOOST_REQUIRE((table_run().stage == RoundStage::Dealing));
    const Event due = table_run().round.due();
    pick_in_round(desk->round, *target_for(table_run(), due));
    frame->show_now();
    come_to_rest();
    const auto acts = targets_of(table_run())[table_run().target].acts;
    BOOST_REQUIRE(round_page().acts().size() == acts.size());
    for (std::size_t i = 0; i < acts.size(); ++i) {
        if (acts[i] == due.verb) click(round_page().acts()[i]);
    }
    BOOST_REQUIRE(comes_true([] { return round_page().amount()->HasFocus(); }));
    all_fits("an amount");
    all_has_names("an amount");
    press(WXK_ESCAPE);
    BOOST_REQUIRE(comes_true([] { return !table_run().asks.has_value(); }));
    BOOST_TEST(!round_page().amount()->IsShownOnScreen());
    press(WXK_ESCAPE);
    BOOST_TEST(is_open(frame->learn()));
    leave_school(*desk);
    start_over();
}

BOOST_AUTO_TEST_SUITE_END()
