// Practising in the real window, by mouse and by keyboard.
#include <boost/test/unit_test.hpp>

#include "window.h"

using namespace fairdeal;
using namespace fairdeal::testing;

BOOST_AUTO_TEST_SUITE(practice_window)

BOOST_AUTO_TEST_CASE(a_scenario_is_found_and_opened_by_typing) {
    start_over();
    click(frame->scenarios().search());
    type("breakout-bust-against-17");
    BOOST_TEST(comes_true([] { return frame->scenarios().list()->GetItemCount() == 1; }));
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return desk->practice.has_value(); }));
    BOOST_TEST(desk->practice->scenario.id == "breakout-bust-against-17");
    start_over();
}

BOOST_AUTO_TEST_CASE(a_spot_is_settled_right_by_keyboard_alone) {
    open("breakout-bust-against-17");
    type("u");
    press(WXK_DOWN);
    type("t");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return desk->practice->mark.has_value(); }));
    BOOST_TEST(desk->practice->mark->right);
    BOOST_TEST(comes_true([] { return frame->practice().answers().banner() == "Right"; }));
    BOOST_TEST((desk->preferences.scenarios.at("breakout-bust-against-17") == Done::Solved));
    press(WXK_RETURN);
    BOOST_TEST(
        comes_true([] { return desk->practice->scenario.id != "breakout-bust-against-17"; }));
}

BOOST_AUTO_TEST_CASE(digits_go_into_the_amount_and_tab_goes_on) {
    open("breakout-bust-against-17");
    type("12.50");
    BOOST_TEST(comes_true([] { return desk->practice->wagers[0].amount == "12.50"; }),
               desk->practice->wagers[0].amount);
    BOOST_TEST((desk->practice->wagers[0].call == Call::Pay));
    press(WXK_TAB);
    type("15");
    BOOST_TEST(comes_true([] { return desk->practice->wagers[1].amount == "15"; }),
               desk->practice->wagers[1].amount);
    press(WXK_TAB);
    type("1");
    BOOST_TEST(comes_true([] { return desk->practice->wagers[1].tip == "1"; }),
               desk->practice->wagers[1].tip);
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_by_mouse_shows_the_misreading_and_a_clause_its_words) {
    open("breakout-bust-against-17");
    const auto& rows = frame->practice().answers().rows();
    BOOST_REQUIRE(rows.size() == 2U);
    click(rows[0]->call(Call::Push));
    click(rows[1]->call(Call::Pay));
    click(rows[1]->amount());
    type("5");
    BOOST_TEST(comes_true([] { return can_check(*desk->practice); }));
    settle(50);
    click(frame->practice().answers().check_button());
    BOOST_TEST(comes_true([] { return desk->practice->mark.has_value(); }));
    BOOST_TEST(!desk->practice->mark->right);
    BOOST_TEST(desk->practice->mark->verdict.wagers[1].trainer_says.find("no tie") !=
               std::string::npos);
    BOOST_TEST(comes_true([] { return frame->practice().answers().verdicts().size() == 2U; }));
    click(frame->practice().answers().verdicts()[1]->chips().front());
    BOOST_TEST(comes_true([] { return frame->practice().answers().clause()->IsShown(); }));
    BOOST_TEST(!frame->practice().answers().clause()->shown_text().empty());
    click(frame->practice().answers().again_button());
    BOOST_TEST(comes_true([] { return !desk->practice->mark.has_value(); }));
    BOOST_TEST((desk->practice->wagers[0].call == Call::Push));
}

BOOST_AUTO_TEST_CASE(a_wager_is_picked_on_the_table) {
    open("breakout-bust-against-17");
    const auto place = frame->practice().table().place_of_wager({1, 0}, Wager::SuperTie);
    BOOST_REQUIRE(place.has_value());
    click_at(const_cast<TableCanvas*>(&frame->practice().table()), *place);
    BOOST_TEST(comes_true([] { return desk->practice->current == 1U; }));
    BOOST_TEST(frame->practice().table().words().find("uper") != std::string::npos,
               frame->practice().table().words());
}

BOOST_AUTO_TEST_CASE(what_comes_next_is_chosen_by_click_or_number) {
    open("breakout-offer-insurance");
    click(frame->practice().answers().choices().at(2));
    BOOST_TEST(comes_true([] { return desk->practice->mark.has_value(); }));
    BOOST_TEST(!desk->practice->mark->right);
    open("breakout-offer-insurance");
    type("5");
    BOOST_TEST(comes_true([] { return desk->practice->mark.has_value(); }));
    BOOST_TEST(desk->practice->mark->right);
}

BOOST_AUTO_TEST_CASE(allowed_or_not_by_letter) {
    open("breakout-may-double-own-hand");
    type("a");
    BOOST_TEST(comes_true([] { return desk->practice->mark.has_value(); }));
    BOOST_TEST(desk->practice->mark->right);
}

BOOST_AUTO_TEST_CASE(nothing_typed_is_lost_by_theme_size_or_room) {
    open("breakout-bust-against-17");
    type("u");
    press(WXK_DOWN);
    type("7");
    const Look before = theme();
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return theme() != before; }));
    press('2', wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return frame->open_page() != static_cast<const Page*>(&frame->practice()); }));
    press('1', wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return frame->open_page() == static_cast<const Page*>(&frame->practice()); }));
    frame->SetSize(1024, 700);
    settle(150);
    frame->SetSize(1280, 800);
    settle(150);
    BOOST_TEST((desk->practice->wagers[0].call == Call::Push));
    BOOST_TEST(desk->practice->wagers[1].amount == "7");
    BOOST_TEST(frame->practice().answers().rows()[1]->amount()->GetValue().utf8_string() == "7");
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return theme() == before; }));
}

BOOST_AUTO_TEST_CASE(the_keys_come_and_go) {
    open("breakout-bust-against-17");
    press(WXK_F1);
    BOOST_TEST(comes_true([] { return frame->keys().IsShown(); }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !frame->keys().IsShown(); }));
    BOOST_TEST(desk->practice.has_value());
}

BOOST_AUTO_TEST_CASE(hints_come_by_key_and_button) {
    open("breakout-bust-against-17");
    type("h");
    BOOST_TEST(comes_true([] { return desk->practice->hints == 1U; }));
    click(frame->practice().answers().hint_button());
    BOOST_TEST(comes_true([] { return desk->practice->hints == 2U; }));
}

BOOST_AUTO_TEST_CASE(nothing_is_cut_off_in_the_smallest_window) {
    frame->SetSize(1024, 700);
    settle(200);
    start_over();
    BOOST_TEST(cut_off(frame) == "");
    for (const char* scenario : {"breakout-bust-against-17", "breakout-six-seats",
                                 "breakout-offer-insurance", "breakout-may-double-own-hand"}) {
        open(scenario);
        BOOST_TEST(cut_off(frame) == "", scenario);
        while (desk->practice->hints < desk->practice->scenario.hints.size())
            show_hint(*desk->practice);
        frame->show_now();
        settle(80);
        BOOST_TEST(cut_off(frame) == "", std::string(scenario) + " with hints");
    }
    frame->SetSize(1280, 800);
    settle(100);
}

BOOST_AUTO_TEST_SUITE_END()
