// Practising in the real window, by mouse and by keyboard.
#include <boost/test/unit_test.hpp>

#include "desk/kit/gtk.h"
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
    BOOST_TEST(comes_true([] { return desk->practise.practice() != nullptr; }));
    BOOST_TEST(answered().scenario.id == "breakout-bust-against-17");
    start_over();
}

BOOST_AUTO_TEST_CASE(a_spot_is_settled_right_by_keyboard_alone) {
    open("breakout-bust-against-17");
    type("u");
    press(WXK_DOWN);
    type("t");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(answered().mark->right);
    BOOST_TEST(comes_true([] { return frame->practice().answers().banner() == "Right"; }));
    BOOST_TEST((desk->preferences.scenarios.at("breakout-bust-against-17") == Done::Solved));
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().scenario.id != "breakout-bust-against-17"; }));
}

BOOST_AUTO_TEST_CASE(digits_go_into_the_amount_and_tab_goes_on) {
    open("breakout-bust-against-17");
    type("12.50");
    BOOST_TEST(comes_true([] { return answered().wagers[0].amount == "12.50"; }),
               answered().wagers[0].amount);
    BOOST_TEST((answered().wagers[0].call == Call::Pay));
    press(WXK_TAB);  // to the first button of the next wager
    BOOST_TEST(comes_true([] { return answered().current == 1; }));
    type("15");
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "15"; }),
               answered().wagers[1].amount);
    press(WXK_TAB);
    type("1");
    BOOST_TEST(comes_true([] { return answered().wagers[1].tip == "1"; }),
               answered().wagers[1].tip);
}

BOOST_AUTO_TEST_CASE(a_wrong_answer_by_mouse_shows_the_misreading_and_a_clause_its_words) {
    open("breakout-bust-against-17");
    const auto& rows = frame->practice().answers().rows();
    BOOST_REQUIRE(rows.size() == 2U);
    click(rows[0]->call(Call::Push));
    click(rows[1]->call(Call::Pay));
    click(rows[1]->amount());
    type("5");
    BOOST_TEST(comes_true([] { return can_check(answered()); }));
    come_to_rest();
    click(frame->practice().answers().check_button());
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(!answered().mark->right);
    BOOST_TEST(answered().mark->verdict.wagers[1].trainer_says.find("no tie") != std::string::npos);
    BOOST_TEST(comes_true([] { return frame->practice().answers().verdicts().size() == 2U; }));
    // The deciding clause is open without a click; its chip closes it and opens it again.
    BOOST_TEST(comes_true([] { return frame->practice().answers().clause()->IsShown(); }));
    BOOST_TEST(!frame->practice().answers().clause()->shown_text().empty());
    come_to_rest();
    click(frame->practice().answers().verdicts()[1]->chips().front());
    BOOST_TEST(comes_true([] { return !frame->practice().answers().clause()->IsShown(); }));
    come_to_rest();
    click(frame->practice().answers().verdicts()[1]->chips().front());
    BOOST_TEST(comes_true([] { return frame->practice().answers().clause()->IsShown(); }));
    click(frame->practice().answers().again_button());
    BOOST_TEST(comes_true([] { return !answered().mark.has_value(); }));
    BOOST_TEST((answered().wagers[0].call == Call::Push));
}

BOOST_AUTO_TEST_CASE(the_settlement_is_shown_line_by_line_by_mouse_and_by_key) {
    open("breakout-bust-against-17");
    type("t");
    press(WXK_DOWN);
    type("t");
    press(WXK_RETURN);
    BOOST_REQUIRE(comes_true([] { return answered().mark.has_value(); }));
    const AnswerPanel& panel = frame->practice().answers();
    BOOST_TEST(comes_true([&] { return panel.show_button(ShowAction::Begin)->IsShown(); }));
    come_to_rest();
    click(panel.show_button(ShowAction::Begin));
    BOOST_TEST(comes_true([] { return answered().shown_line == 0U; }));
    come_to_rest();
    BOOST_TEST(panel.banner() == "Show me");
    BOOST_TEST(frame->practice().table().words().find("push") != std::string::npos,
               frame->practice().table().words());
    BOOST_TEST(panel.show_button(ShowAction::Next)->HasFocus());
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().shown_line == 1U; }));
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !answered().shown_line.has_value(); }));
    BOOST_TEST(answered().mark.has_value());
    type("m");
    BOOST_TEST(comes_true([] { return answered().shown_line == 0U; }));
    press(WXK_SPACE);
    BOOST_TEST(comes_true([] { return answered().shown_line == 1U; }));
    press(WXK_SPACE);
    BOOST_TEST(comes_true([&] { return panel.banner() == "Wrong"; }));
}

BOOST_AUTO_TEST_CASE(the_last_change_is_taken_back_by_button_and_by_key_from_the_amount_too) {
    open("breakout-bust-against-17");
    const AnswerPanel& panel = frame->practice().answers();
    BOOST_TEST(!panel.undo_button()->IsEnabled());
    click(panel.rows()[0]->call(Call::Push));
    press(WXK_DOWN);
    type("15");
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "15"; }));
    press('Z', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount.empty(); }));
    press('Y', wxMOD_CONTROL);
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount == "15"; }));
    come_to_rest();
    click(panel.undo_button());
    BOOST_TEST(comes_true([] { return answered().wagers[1].amount.empty(); }));
    come_to_rest();
    click(panel.undo_button());
    BOOST_TEST(comes_true([] { return !answered().wagers[0].call.has_value(); }));
    come_to_rest();
    BOOST_TEST(!panel.undo_button()->IsEnabled());
}

BOOST_AUTO_TEST_CASE(the_pay_table_opens_beside_the_question_and_stays_open) {
    open("breakout-bust-against-17");
    const AnswerPanel& panel = frame->practice().answers();
    BOOST_TEST(!panel.pay_table()->IsShown());
    click(panel.pay_table_button());
    BOOST_TEST(comes_true([&] { return panel.pay_table()->IsShown(); }));
    open("breakout-super-tie-twenty");
    come_to_rest();
    BOOST_TEST(panel.pay_table()->IsShown());
    BOOST_TEST(answered().saw_pay_table);
    BOOST_TEST(cut_off(&frame->practice()) == "");
    type("y");
    BOOST_TEST(comes_true([&] { return !panel.pay_table()->IsShown(); }));
    BOOST_TEST(!desk->preferences.pay_table);
}

BOOST_AUTO_TEST_CASE(a_short_bank_is_paid_in_order_by_mouse) {
    open("extreme-short-three-winners");
    const AnswerPanel& panel = frame->practice().answers();
    BOOST_REQUIRE(panel.rows().size() == 3U);
    for (const auto& [row, amount] : {std::pair(1, "50"), std::pair(0, "50"), std::pair(2, "20")}) {
        click(panel.rows()[static_cast<std::size_t>(row)]->call(Call::Pay));
        type(amount);
        if (row > 0) click(panel.rows()[static_cast<std::size_t>(row)]->call(Call::Return));
    }
    BOOST_TEST(comes_true([] { return answered().payments.size() == 3U; }));
    BOOST_TEST(answered().payments[0].wager == 1U);
    come_to_rest();
    click_at(panel.payments()->list(), wxPoint(60, 40));  // the second
    BOOST_TEST(comes_true([] { return answered().current == 0U; }));
    click(panel.payments()->earlier());
    BOOST_TEST(comes_true([] { return answered().payments[0].wager == 0U; }));
    click(panel.payments()->bank());
    BOOST_TEST(comes_true([] { return answered().shows_bank; }));
    click(panel.check_button());
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(answered().mark->right);
    BOOST_TEST(comes_true([&] { return panel.order() != nullptr; }));
}

BOOST_AUTO_TEST_CASE(payments_out_of_order_show_the_clause_that_was_broken) {
    open("extreme-short-three-winners");
    press(WXK_DOWN);
    press(WXK_DOWN);
    type("p20r");
    press(WXK_UP);
    press(WXK_UP);
    type("p50");
    press(WXK_DOWN);
    type("p50r");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    const AnswerPanel& panel = frame->practice().answers();
    BOOST_REQUIRE(comes_true([&] { return panel.order() != nullptr; }));
    BOOST_TEST(comes_true([&] { return panel.clause()->IsShown(); }));
    BOOST_TEST(answered().clause == "BJX-SHORT-3");
}

BOOST_AUTO_TEST_CASE(who_goes_out_is_said_by_mouse_and_by_key) {
    open("league-lowest-goes");
    const AnswerPanel& panel = frame->practice().answers();
    const std::size_t first = answered().wagers.size();
    BOOST_REQUIRE(answered().seats.size() > 1U);
    go_to(answered(), first);
    frame->show_now();
    come_to_rest();
    click(panel.rows().at(first)->fate(Fate::GoesOut));
    type("3");
    BOOST_TEST(comes_true([] { return answered().seats[0].place == "3"; }));
    BOOST_TEST((answered().seats[0].fate == Fate::GoesOut));
    press(WXK_DOWN);
    type("p1");
    BOOST_TEST(comes_true([] { return answered().seats[1].place == "1"; }));
    BOOST_TEST((answered().seats[1].fate == Fate::IsPlaced));
}

BOOST_AUTO_TEST_CASE(what_comes_next_is_chosen_by_click_or_number) {
    open("breakout-offer-insurance");
    click(frame->practice().answers().choices().at(2));
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(!answered().mark->right);
    open("breakout-offer-insurance");
    type("5");
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(answered().mark->right);
}

BOOST_AUTO_TEST_CASE(allowed_or_not_by_letter) {
    open("breakout-may-double-own-hand");
    type("a");
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(answered().mark->right);
}

BOOST_AUTO_TEST_CASE(enter_checks_what_is_ticked_and_a_ticked_row_stays_in_line) {
    open("breakout-paid-a-seventeen");
    type("1");
    BOOST_TEST(comes_true([] { return answered().choices.at(0).ticked; }));
    come_to_rest();
    for (wxToggleButton* choice : frame->practice().answers().choices())
        BOOST_TEST(gtk::is_aligned_left(choice));
    press(WXK_SPACE);
    BOOST_TEST(comes_true([] { return !answered().choices.at(0).ticked; }));
    come_to_rest();
    BOOST_TEST(gtk::is_aligned_left(frame->practice().answers().choices().at(0)));
    press(WXK_SPACE);
    BOOST_TEST(comes_true([] { return answered().choices.at(0).ticked; }));
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().mark.has_value(); }));
    BOOST_TEST(answered().choices.at(0).ticked);
}

BOOST_AUTO_TEST_CASE(pay_and_enter_without_an_amount_says_what_is_missing) {
    open("breakout-bust-against-17");
    type("p");
    press(WXK_RETURN);
    BOOST_TEST(comes_true([] { return answered().refused == 0U; }));
    const PracticeScreen screen = screen_of(answered(), desk->library);
    BOOST_TEST(screen.rows.at(0).problem == "How much?");
    BOOST_TEST(frame->practice().answers().rows()[0]->amount()->HasFocus());
}

BOOST_AUTO_TEST_CASE(nothing_opens_from_a_list_that_found_nothing) {
    start_over();
    click(frame->scenarios().search());
    type("nosuchword");
    BOOST_TEST(comes_true([] { return desk->practise.filter().search == "nosuchword"; }));
    press(WXK_DOWN);
    press(WXK_RETURN);
    come_to_rest();
    BOOST_TEST(desk->practise.practice() == nullptr);
    desk->practise.list({});
    frame->show_now();
}

BOOST_AUTO_TEST_CASE(nothing_typed_is_lost_by_theme_size_or_room) {
    open("breakout-bust-against-17");
    type("u");
    press(WXK_DOWN);
    type("7");
    const Look before = theme();
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return theme() != before; }));
    press('3', wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return frame->open_page() != static_cast<const Page*>(&frame->practice()); }));
    press('2', wxMOD_CONTROL);
    BOOST_TEST(comes_true(
        [] { return frame->open_page() == static_cast<const Page*>(&frame->practice()); }));
    frame->SetSize(1024, 700);
    come_to_rest();
    frame->SetSize(1280, 800);
    come_to_rest();
    BOOST_TEST((answered().wagers[0].call == Call::Push));
    BOOST_TEST(answered().wagers[1].amount == "7");
    BOOST_TEST(frame->practice().answers().rows()[1]->amount()->GetValue().utf8_string() == "7");
    press('D', wxMOD_CONTROL);
    BOOST_TEST(comes_true([&] { return theme() == before; }));
}

BOOST_AUTO_TEST_CASE(the_keys_come_and_go) {
    open("breakout-bust-against-17");
    press(WXK_F1);
    BOOST_TEST(comes_true([] { return frame->keys().IsShown(); }));
    // Over every page, also one that is made while it is shown.
    const auto is_on_top = [] {
        return frame->keys().GetParent()->GetChildren().GetLast()->GetData() == &frame->keys();
    };
    BOOST_TEST(is_on_top());
    for (const char section : {'4', '6', '2'}) {
        press(section, wxMOD_CONTROL);
        come_to_rest();
        BOOST_TEST(frame->keys().IsShown());
        BOOST_TEST(is_on_top(), section);
    }
    press(WXK_ESCAPE);
    BOOST_TEST(comes_true([] { return !frame->keys().IsShown(); }));
    BOOST_TEST(desk->practise.practice() != nullptr);
}

BOOST_AUTO_TEST_CASE(hints_come_by_key_and_button) {
    open("breakout-bust-against-17");
    type("h");
    BOOST_TEST(comes_true([] { return answered().hints == 1U; }));
    click(frame->practice().answers().hint_button());
    BOOST_TEST(comes_true([] { return answered().hints == 2U; }));
}

BOOST_AUTO_TEST_CASE(nothing_is_cut_off_in_the_smallest_window) {
    frame->SetSize(1024, 700);
    come_to_rest();
    start_over();
    BOOST_TEST(cut_off(frame) == "");
    for (const char* scenario :
         {"breakout-bust-against-17", "breakout-six-seats", "breakout-offer-insurance",
          "breakout-may-double-own-hand", "extreme-five-seats-short", "extreme-turn-the-hole-cards",
          "league-full-table", "league-cut-off-before-the-bet"}) {
        open(scenario);
        BOOST_TEST(cut_off(frame) == "", scenario);
        while (answered().hints < answered().scenario.hints.size()) show_hint(answered());
        frame->show_now();
        come_to_rest();
        BOOST_TEST(cut_off(frame) == "", std::string(scenario) + " with hints");
    }
    frame->SetSize(1280, 800);
    come_to_rest();
}

BOOST_AUTO_TEST_SUITE_END()
