// Another rule in the real window: over one hand, and over hands picked in Replay.
#include <boost/test/unit_test.hpp>

#include "looks.h"
#include "sample.h"

using namespace fairdeal;
using namespace fairdeal::testing;

BOOST_AUTO_TEST_SUITE(rule_change_window)

BOOST_AUTO_TEST_CASE(another_rule_and_card_are_chosen_from_lists_and_tried) {
    open_the_sample();
    open_hand(desk->replay, desk->replay.rows.front().idx, desk->library.misreadings);
    frame->show_now();
    come_to_rest();
    const ReplayPanel* tab = frame->replay().panel();
    const WhatIfPanel& panel = desk->replay.hand->what_if;
    const Game game = desk->replay.hand->replay.record.header.game();
    press('O');
    BOOST_REQUIRE(comes_true([&] { return tab->lists().rule && tab->lists().rule->HasFocus(); }));
    come_to_rest();
    BOOST_TEST(tab->lists().rule->GetCount() == options_of(game).size());
    press(WXK_DOWN);
    press(WXK_DOWN);
    BOOST_TEST(comes_true([&] { return panel.rule == 2U; }));
    come_to_rest();
    const auto rules = rules_offered(desk->library, game);
    BOOST_TEST(tab->lists().rule->GetStringSelection().utf8_string() == rules[2].question);
    BOOST_TEST(tab->lists().reading->GetCount() == rules[2].readings.size());
    const std::size_t step_before = desk->replay.hand->step;
    const int chosen = tab->lists().reading->GetSelection();
    press(WXK_TAB);
    press(chosen == 0 ? WXK_DOWN : WXK_UP);
    BOOST_TEST(comes_true([&] { return panel.reading.has_value(); }));
    BOOST_TEST(tab->lists().reading->GetSelection() != chosen);
    BOOST_TEST(desk->replay.hand->step == step_before);  // the keys are the list's
    press(WXK_TAB);
    BOOST_REQUIRE(comes_true([&] { return tab->lists().try_rule->HasFocus(); }));
    press(WXK_SPACE);
    BOOST_REQUIRE(comes_true([&] { return panel.option.has_value(); }));
    come_to_rest();
    BOOST_TEST(panel.option->name == std::string(rules[2].spec->name));
    const auto screen = replay_screen(*desk->replay.hand, desk->library);
    BOOST_TEST(screen.what_if->asked.starts_with(rules[2].question), screen.what_if->asked);
    BOOST_TEST(tab->lists().rule->HasFocus());  // the next rule can be chosen at once
    BOOST_TEST(cut_off(frame) == "");
    // An event with a card: another one, by mouse.
    press(WXK_ESCAPE);
    const auto& events = desk->replay.hand->replay.record.events;
    const auto dealt = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return !event.cards.empty(); });
    BOOST_REQUIRE(dealt != events.end());
    const auto step = static_cast<std::size_t>(dealt - events.begin()) + 1;
    go_to_step(*desk->replay.hand, step);
    frame->show_now();
    come_to_rest();
    press('D');
    BOOST_REQUIRE(comes_true([&] { return tab->lists().rank && tab->lists().rank->HasFocus(); }));
    BOOST_TEST(tab->lists().rank->GetCount() == 13U);
    BOOST_TEST(tab->lists().suit->GetCount() == 4U);
    const Card was = dealt->cards.back().card;
    press(was.rank == Rank::King ? WXK_UP : WXK_DOWN);
    BOOST_REQUIRE(comes_true([&] { return panel.card.has_value(); }));
    come_to_rest();
    click(tab->lists().try_card);
    BOOST_REQUIRE(comes_true([&] {
        return panel.asked.starts_with("Event " + std::to_string(step) + ": ") && !panel.option;
    }));
    come_to_rest();
    BOOST_TEST((panel.card->suit == was.suit && panel.card->rank != was.rank));
    frame->SetSize(1024, 700);
    come_to_rest();
    BOOST_TEST(cut_off(frame) == "");
    frame->SetSize(1280, 800);
    come_to_rest();
    press(WXK_ESCAPE);
    press('1');
    BOOST_TEST(comes_true([] { return desk->replay.hand->tab == ReplayTab::Wagers; }));
}

BOOST_AUTO_TEST_CASE(selected_hands_are_ruled_by_another_rule_on_the_audit_page) {
    open_the_sample();
    ReplaySession& session = desk->replay;
    RowList* list = frame->log().list();
    come_to_rest();
    list->SetFocus();
    press(WXK_HOME);
    press(WXK_DOWN, wxMOD_SHIFT);
    press(WXK_DOWN, wxMOD_SHIFT);
    BOOST_REQUIRE(comes_true([&] { return session.chosen.size() == 3U; }));
    press('R');
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Audit; }));
    come_to_rest();
    const RuleChangePanel* panel = frame->audit().rule_change();
    BOOST_REQUIRE(panel->IsShownOnScreen());
    BOOST_TEST(panel->shown().over == "Over 3 hands picked in Replay");
    BOOST_REQUIRE(desk->audit.change.over.has_value());
    BOOST_TEST(
        (desk->audit.change.over->hands ==
         std::vector<std::int64_t>{session.rows[0].idx, session.rows[1].idx, session.rows[2].idx}));
    BOOST_TEST(keyboard_is_somewhere());
    BOOST_TEST(cut_off(frame) == "");
    press('W');
    BOOST_REQUIRE(comes_true([&] {
        return !desk->audit.change.work.is_under_way() && desk->audit.change.report.has_value();
    }));
    come_to_rest();
    click(panel->whole_button());
    BOOST_TEST(comes_true([&] { return !desk->audit.change.over.has_value(); }));
    come_to_rest();
    BOOST_TEST(!panel->whole_button()->IsShownOnScreen());
    // With one row selected it is all that were found.
    press('3', wxMOD_CONTROL);
    come_to_rest();
    click_at(list, wxPoint(60, 60));
    type("w");
    BOOST_REQUIRE(comes_true([&] { return session.query.only_wrong && !is_searching(session); }));
    const auto wrong = session.search.sums().hands;
    press('R');
    BOOST_REQUIRE(comes_true([] { return desk->section == DeskSection::Audit; }));
    come_to_rest();
    BOOST_TEST(panel->shown().over == "Over " + std::to_string(wrong) + " hands found in Replay");
    press('A');
    BOOST_TEST(comes_true([&] { return !desk->audit.change.over.has_value(); }));
    show_by(desk->audit, Dimension::Dealer);
    desk->audit.change.report.reset();
    choose_log(desk->audit, "");
    press('3', wxMOD_CONTROL);
    press('X');
    BOOST_TEST(comes_true([&] { return session.query == HandQuery{}; }));
}

BOOST_AUTO_TEST_SUITE_END()
