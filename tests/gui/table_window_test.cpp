// The table in the real window: turned, pointed at, with larger letters.
#include <boost/test/unit_test.hpp>

#include "desk/kit/gtk.h"
#include "looks.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

BOOST_AUTO_TEST_SUITE(table_window)

BOOST_AUTO_TEST_CASE(a_wager_is_picked_on_the_table) {
    open("breakout-bust-against-17");
    const auto place = frame->practice().table().place_of_wager({1, 0}, Wager::SuperTie);
    BOOST_REQUIRE(place.has_value());
    click_at(const_cast<TableCanvas*>(&frame->practice().table()), *place);
    BOOST_TEST(comes_true([] { return answered().current == 1U; }));
    BOOST_TEST(frame->practice().table().words().find("uper") != std::string::npos,
               frame->practice().table().words());
}

BOOST_AUTO_TEST_CASE(a_table_is_turned_by_its_key_and_a_click_finds_what_is_seen_on_either_side) {
    open("breakout-bust-against-17");
    auto* table = const_cast<TableCanvas*>(&frame->practice().table());
    const auto seen_by_dealer = [&] {
        return table->words().find("the dealer's side") != std::string::npos;
    };
    BOOST_TEST(seen_by_dealer());
    const auto before = table->place_of_wager({1, 0}, Wager::SuperTie);
    press('T', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return !seen_by_dealer(); }));
    BOOST_TEST((desk->preferences.tables.training == Side::Guests));
    const auto after = table->place_of_wager({1, 0}, Wager::SuperTie);
    BOOST_REQUIRE(before.has_value());
    BOOST_REQUIRE(after.has_value());
    BOOST_TEST(after->x > before->x);
    click_at(table, *after);
    BOOST_TEST(comes_true([] { return answered().current == 1U; }));
    press('T', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return seen_by_dealer(); }));
    BOOST_TEST(answered().current == 1U);
}

BOOST_AUTO_TEST_CASE(cards_and_chips_on_the_table_answer_and_the_keyboard_goes_on) {
    open("breakout-bust-against-17");
    auto* table = const_cast<TableCanvas*>(&frame->practice().table());
    const AnswerPanel& panel = frame->practice().answers();
    type("u");
    const auto cards = table->place_of_hand({1, 0});
    BOOST_REQUIRE(cards.has_value());
    come_to_rest();
    click_at(table, *cards);  // the first row that is open
    BOOST_TEST(comes_true([] { return answered().current == 1U; }));
    come_to_rest();
    BOOST_TEST(panel.rows().at(1)->amount()->HasFocus());
    for (const Money value : {Money::dollars(5), Money::dollars(1)}) {
        const auto chip = table->place_of_chip(value);
        BOOST_REQUIRE(chip.has_value());
        click_at(table, *chip);
    }
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "6"; }),
               answered().wagers[1].amount);
    BOOST_TEST((answered().wagers[1].call == Call::Pay));
    come_to_rest();
    BOOST_TEST(panel.rows().at(1)->amount()->GetValue() == "6");
    type("0");
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "60"; }),
               answered().wagers[1].amount);
    type("t");
    BOOST_TEST(comes_true([] { return answered().wagers[1].call == Call::Take; }));
}

BOOST_AUTO_TEST_CASE(a_chip_of_another_seat_is_picked_and_the_amount_has_the_keyboard) {
    open("extreme-short-three-winners");
    const WagerAnswer wager = answered().wagers.at(1);
    const TableCanvas& table = frame->practice().table();
    const auto place = table.place_of_wager(wager.who, wager.wager);
    BOOST_REQUIRE(place.has_value());
    click_at(const_cast<TableCanvas*>(&table), *place);
    BOOST_TEST(comes_true([] { return answered().current == 1U; }));
    type("7");
    BOOST_TEST(comes_true([] { return amount_at(answered(), 1) == "7"; }));
}

namespace {

TableCanvas& felt() { return const_cast<TableCanvas&>(frame->practice().table()); }

/// The button goes down here; the pointer moves there in steps, with the button held.
void take_up(wxPoint from, wxPoint to) {
    wxUIActionSimulator hand;
    hand.MouseMove(felt().ClientToScreen(from));
    catch_up();
    hand.MouseDown();
    catch_up();
    for (int step = 1; step <= 4; ++step) {
        hand.MouseMove(felt().ClientToScreen(from + (to - from) * step / 4));
        catch_up();
    }
}

void let_go() {
    wxUIActionSimulator().MouseUp();
    catch_up();
    come_to_rest();
}

void carry(wxPoint from, wxPoint to) {
    take_up(from, to);
    let_go();
}

wxPoint chip_of(std::int64_t dollars) {
    return felt().place_of_chip(Money::dollars(dollars)).value();
}

}  // namespace

BOOST_AUTO_TEST_CASE(chips_are_carried_from_the_rack_to_a_wager_and_cut) {
    open("breakout-bust-against-17");
    const wxPoint tie = felt().place_of_wager({1, 0}, Wager::SuperTie).value();
    carry(chip_of(25), tie);
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "25"; }));
    BOOST_TEST((answered().wagers[1].call == Call::Pay));
    BOOST_TEST(answered().current == 1U);
    BOOST_TEST(frame->practice().answers().rows().at(1)->amount()->HasFocus());
    BOOST_TEST(felt().words().find("pay $25") != std::string::npos, felt().words());
    take_up(chip_of(5), tie);
    BOOST_TEST(felt().is_carrying());
    wxUIActionSimulator().MouseClick(wxMOUSE_BTN_RIGHT);  // one more
    catch_up();
    let_go();
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "35"; }),
               answered().wagers[1].amount);
    const auto paid = felt().place_of_paid({1, 0}, Wager::SuperTie);
    BOOST_REQUIRE(paid.has_value());
    click_at(&felt(), *paid);
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "30"; }));
    come_to_rest();
    type("x");
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "25"; }));
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "30"; }));
    come_to_rest();
    carry(felt().place_of_paid({1, 0}, Wager::SuperTie).value(), chip_of(5));
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "25"; }));
}

BOOST_AUTO_TEST_CASE(a_stake_is_swept_to_the_rack_or_handed_to_its_player) {
    open("breakout-bust-against-17");
    carry(felt().place_of_wager({1, 0}, Wager::Dealer).value(), chip_of(5));
    BOOST_TEST(comes_true([] { return answered().wagers[0].call == Call::Take; }));
    carry(felt().place_of_wager({1, 0}, Wager::SuperTie).value(), felt().place_of_player(1));
    BOOST_TEST(comes_true([] { return answered().wagers[1].call == Call::Return; }));
}

BOOST_AUTO_TEST_CASE(chips_that_are_let_go_elsewhere_or_put_back_change_nothing) {
    open("breakout-bust-against-17");
    const wxPoint tie = felt().place_of_wager({1, 0}, Wager::SuperTie).value();
    carry(chip_of(25), wxPoint(3, 3));
    BOOST_TEST(!felt().is_carrying());
    take_up(chip_of(25), tie);
    BOOST_TEST(felt().is_carrying());
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !felt().is_carrying(); }));
    let_go();
    BOOST_TEST(!answered().wagers[0].call.has_value());
    BOOST_TEST(!answered().wagers[1].call.has_value());
    BOOST_TEST(answered().current == 0U);
    BOOST_TEST((desk->section == DeskSection::Practise));
    BOOST_TEST(desk->practise.practice() != nullptr);   // Escape did not leave the question
    take_up(chip_of(25), chip_of(25) + wxPoint(2, 1));  // no more than a click
    BOOST_TEST(!felt().is_carrying());
    let_go();
    BOOST_TEST(comes_true([] { return answered().wagers[0].amount == "25"; }));
}

BOOST_AUTO_TEST_CASE(what_is_said_by_keys_slides_and_what_was_carried_does_not) {
    open("breakout-bust-against-17");
    system_moves_things(true);
    type("2");
    frame->show_now();
    BOOST_TEST(felt().is_moving());
    BOOST_TEST(comes_true([] { return !felt().is_moving(); }));
    const wxPoint tie = felt().place_of_wager({1, 0}, Wager::SuperTie).value();
    carry(chip_of(25), tie);
    BOOST_TEST(answered().wagers[1].amount == "25");
    BOOST_TEST(!felt().is_moving());
    take_up(chip_of(25), wxPoint(3, 3));
    wxUIActionSimulator().MouseUp();
    BOOST_TEST(comes_true([] { return !felt().is_carrying() && felt().is_moving(); }));
    BOOST_TEST(comes_true([] { return !felt().is_moving(); }));
    system_moves_things(false);
    type("5");
    frame->show_now();
    BOOST_TEST(!felt().is_moving());
}

BOOST_AUTO_TEST_CASE(larger_letters_lose_nothing_that_is_typed) {
    open("breakout-bust-against-17");
    type("u");
    press(WXK_DOWN);
    type("7");
    const double plain = letters();
    const int rail = frame->practice().answers().rows()[0]->GetSize().y;
    step_letters('=');
    step_letters('=');
    BOOST_TEST(desk->preferences.letters == 150);
    BOOST_TEST(letters() > plain * 1.4);
    BOOST_TEST(frame->practice().answers().rows()[0]->GetSize().y > rail);
    BOOST_TEST((answered().wagers[0].call == Call::Push));
    BOOST_TEST(frame->practice().answers().rows()[1]->amount()->GetValue().utf8_string() == "7");
    press('2', wxMOD_CONTROL);  // keys are heard
    step_letters('-');
    step_letters('-');
    BOOST_TEST(letters() == plain);
    BOOST_TEST(frame->practice().answers().rows()[1]->amount()->GetValue().utf8_string() == "7");
}

BOOST_AUTO_TEST_SUITE_END()
