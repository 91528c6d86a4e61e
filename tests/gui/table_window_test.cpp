// The table in the real window: turned, pointed at, with larger letters.
#include <boost/test/unit_test.hpp>

#include "desk/kit/gtk.h"
#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

BOOST_AUTO_TEST_SUITE(table_window)

namespace {

/// The scenario that is open.
Practice& answered() { return *desk->practise.practice(); }

}  // namespace

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

/// Another window with larger letters takes the place of this one.
void step_letters(int key) {
    const DeskFrame* before = frame;
    press(key, wxMOD_CONTROL);
    BOOST_REQUIRE(comes_true([&] {
        auto* top = dynamic_cast<DeskFrame*>(wxTheApp->GetTopWindow());
        if (top != nullptr && top != before) frame = top;
        return frame != before;
    }));
    come_to_rest();
    frame->show_now();
}

}  // namespace

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
