// The replay room without a window: a sample log dealt, listed, filtered, a hand stepped through.

#include "desk/replay/replay_keeping.h"
#include "desk/replay/replay_words.h"

#include <boost/test/unit_test.hpp>
#include <filesystem>
#include <fstream>

#include "dealing/deal.h"
#include "desk/log/log_actions.h"
#include "desk/replay/replay_actions.h"
#include "replayed_night.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(replay_session)

BOOST_AUTO_TEST_CASE(a_night_is_listed_page_by_page) {
    ReplayedNight night;
    BOOST_REQUIRE(night.room.log != nullptr);
    BOOST_TEST(list_screen(night.room).range == "1\u2013100 of 250");
    night.turn(1);
    night.turn(1);
    BOOST_TEST(list_screen(night.room).range == "201\u2013250 of 250");
    night.turn(1);
    BOOST_TEST(list_screen(night.room).range == "201\u2013250 of 250");
    night.turn(-1);
    BOOST_TEST(list_screen(night.room).range == "101\u2013200 of 250");
    night.turn(-1);
    BOOST_TEST(list_screen(night.room).range == "1\u2013100 of 250");
}

BOOST_AUTO_TEST_CASE(filters_list_what_they_say) {
    ReplayedNight night;
    night.ask({"", "", "", true});
    BOOST_TEST(!night.room.rows.empty());
    for (const HandRow& row : night.room.rows) BOOST_TEST((row.standing == HandStanding::Wrong));
    const HandRow one = night.room.rows.front();
    night.ask({"", "", one.identity.id, false});
    BOOST_TEST(night.room.rows.size() == 1U);
    night.ask({"", one.identity.dealer, "", false});
    for (const HandRow& row : night.room.rows)
        BOOST_TEST(row.identity.dealer == one.identity.dealer);
    night.ask({"no such table", "", "", false});
    BOOST_TEST(!list_screen(night.room).empty.empty());
}

BOOST_AUTO_TEST_CASE(the_list_answers_to_its_actions) {
    ReplayedNight night;
    const auto take = [&](LogAction action) {
        const auto leads_to = apply(night.room, action);
        night.search_to_the_end();
        return leads_to;
    };
    const auto rows = night.room.rows;
    BOOST_TEST(night.room.picked == rows[0].idx);
    take(LogAction::Up);
    BOOST_TEST(night.room.picked == rows[0].idx);
    take(LogAction::Down);
    BOOST_TEST(night.room.picked == rows[1].idx);
    take(LogAction::Later);
    BOOST_TEST(list_screen(night.room).range == "101\u2013200 of 250");
    take(LogAction::Earlier);
    BOOST_TEST(list_screen(night.room).range == "1\u2013100 of 250");
    take(LogAction::OnlyWrong);
    BOOST_TEST(night.room.query.only_wrong);
    for (const HandRow& row : night.room.rows) BOOST_TEST((row.standing == HandStanding::Wrong));
    take(LogAction::OpenHand);
    BOOST_REQUIRE(night.room.hand.has_value());
    BOOST_TEST(night.room.hand->row.idx == night.room.picked);
    apply(night.room, ReplayAction::Bookmark);
    apply(night.room, ReplayAction::Close);
    const std::int64_t marked = night.room.picked;
    take(LogAction::Everything);
    BOOST_TEST((night.room.query == HandQuery{}));
    take(LogAction::Bookmarked);
    BOOST_REQUIRE_EQUAL(night.room.rows.size(), 1U);
    BOOST_TEST(night.room.rows.front().idx == marked);
    take(LogAction::Bookmarked);
    BOOST_TEST((night.room.query == HandQuery{}));
    const auto leads_to = take(LogAction::ToAudit);
    BOOST_REQUIRE(leads_to.has_value());
    BOOST_TEST(std::holds_alternative<BackToAudit>(*leads_to));
}

BOOST_AUTO_TEST_CASE(buttons_of_a_hand_can_be_pressed_where_they_do_something) {
    ReplayedNight night;
    open_hand(night.room, night.room.rows.front().idx, night.library.misreadings);
    BOOST_REQUIRE(night.room.hand.has_value());
    OpenHand& hand = *night.room.hand;
    for (const PlayAction action : {PlayAction::First, PlayAction::StepBack})
        BOOST_TEST(can(hand, action));
    for (const PlayAction action : {PlayAction::Step, PlayAction::Last})
        BOOST_TEST(!can(hand, action));
    apply(night.room, PlayAction::First);
    for (const PlayAction action : {PlayAction::First, PlayAction::StepBack})
        BOOST_TEST(!can(hand, action));
    for (const PlayAction action : {PlayAction::Step, PlayAction::Last})
        BOOST_TEST(can(hand, action));
    BOOST_TEST(can(hand, PlayAction::RecordedTime) == hand.lasted.has_value());
    hand.lasted.reset();
    BOOST_TEST(!can(hand, PlayAction::RecordedTime));
}

BOOST_AUTO_TEST_CASE(what_needs_a_file_or_a_field_pauses_the_hand) {
    ReplayedNight night;
    open_hand(night.room, night.room.rows.front().idx, night.library.misreadings);
    OpenHand& hand = *night.room.hand;
    apply(night.room, PlayAction::First);
    const auto plays_on = [&](ReplayAction action) {
        hand.playing = true;
        apply(night.room, action);
        return hand.playing;
    };
    for (const ReplayAction action :
         {ReplayAction::OtherEvent, ReplayAction::WriteNote, ReplayAction::LeaveOut,
          ReplayAction::Copy, ReplayAction::SavePdf, ReplayAction::OpenCase})
        BOOST_TEST(!plays_on(action));
    for (const ReplayAction action : {ReplayAction::Why, ReplayAction::Count,
                                      ReplayAction::EffectAfter, ReplayAction::Bookmark})
        BOOST_TEST(plays_on(action));
    BOOST_TEST((hand.tab == ReplayTab::WhatIf));
    const auto leads_to = apply(night.room, ReplayAction::OpenCase);
    BOOST_REQUIRE(leads_to.has_value());
    BOOST_REQUIRE(std::holds_alternative<CaseOnHand>(*leads_to));
    hand.clause = "BRK-PUSH-1";
    apply(night.room, ReplayAction::Leave);
    BOOST_TEST(hand.clause.empty());
    apply(night.room, ReplayAction::Leave);
    BOOST_TEST(!night.room.hand.has_value());
}

BOOST_AUTO_TEST_CASE(a_wrong_hand_is_stepped_through_by_keys) {
    ReplayedNight night;
    night.ask({"", "", "", true});
    open_hand(night.room, night.room.rows.front().idx, night.library.misreadings);
    BOOST_REQUIRE(night.room.hand.has_value());
    OpenHand& hand = *night.room.hand;
    const std::size_t all = hand.replay.steps.size();
    const auto at = [&](KeyPress pressed) {
        if (const auto* play = action_of(play_actions, pressed)) {
            apply(night.room, play->name);
        } else {
            const auto* action = action_of(replay_actions, pressed);
            BOOST_REQUIRE(action != nullptr);
            apply(night.room, action->name);
        }
        return hand.step;
    };
    BOOST_TEST(hand.step == all);
    BOOST_TEST(at(key(KeyName::Right)) == all);
    BOOST_TEST(at(key(KeyName::Left)) == all - 1);
    BOOST_TEST(at(key(KeyName::Home)) == 0U);
    BOOST_TEST(at(key(KeyName::Left)) == 0U);
    BOOST_TEST(at(key(KeyName::Right)) == 1U);
    BOOST_TEST(at(key(KeyName::End)) == all);
    const ReplayScreen screen = replay_screen(hand, night.library);
    BOOST_TEST(!screen.banner.right);
    BOOST_TEST(!screen.wagers.front().right);
    at(key(KeyName::Home));
    at(key(KeyName::Space));
    BOOST_TEST(hand.playing);
    std::size_t beats = 1;
    while (beat(hand, false)) ++beats;
    BOOST_TEST(beats == all);
    at(key(KeyName::Escape));
    BOOST_TEST(!night.room.hand.has_value());
}

BOOST_AUTO_TEST_CASE(the_next_mismatch_is_found_round_the_end) {
    ReplayedNight night;
    night.ask({"", "", "", true});
    for (const HandRow& row : night.room.rows) {
        open_hand(night.room, row.idx, night.library.misreadings);
        OpenHand& hand = *night.room.hand;
        const ReplayScreen screen = replay_screen(hand, night.library);
        BOOST_TEST(screen.has_mismatch);
        const auto wrong = mismatches_of(hand.replay);
        BOOST_REQUIRE(!wrong.empty());
        go_to_step(hand, 0);
        for (const std::size_t step : wrong) {
            go_to_mismatch(hand);
            BOOST_TEST(hand.step == step);
        }
        go_to_mismatch(hand);
        BOOST_TEST(hand.step == wrong.front());
        go_to_mismatch(hand, -1);
        BOOST_TEST(hand.step == wrong.back());
    }
}

BOOST_AUTO_TEST_CASE(a_file_that_is_no_log_is_said_in_words) {
    ReplayedNight night;
    night.room.work =
        start_opening(FAIRDEAL_SOURCE_DIR "/CMakeLists.txt", night.library.misreadings);
    night.finish();
    BOOST_TEST(!night.room.error.empty());
    BOOST_TEST(night.room.log != nullptr);  // the one before stays open
    night.room.work =
        start_opening((night.folder / "nowhere.db").string(), night.library.misreadings);
    night.finish();
    BOOST_TEST(!night.room.error.empty());
}

BOOST_AUTO_TEST_CASE(work_that_is_called_off_changes_nothing) {
    ReplayedNight night;
    const std::string file = night.room.file;
    night.room.work = start_opening(file, night.library.misreadings);
    call_off_work(night.room);
    BOOST_TEST(night.room.work == nullptr);
    while (!night.room.called_off.empty()) poll_work(night.room);
    BOOST_TEST(night.room.file == file);
}

BOOST_AUTO_TEST_CASE(a_league_hand_that_does_not_begin_with_what_was_left_is_named) {
    ReplayedNight night;
    DealingMachine machine(TableCard(Game::League), 3, 0);
    HandRecord first = machine.next().record, second = machine.next().record;
    while (first.header.identity.table != second.header.identity.table) {
        first = std::move(second);
        second = machine.next().record;
    }
    const auto chips = std::find_if(second.events.begin(), second.events.end(),
                                    [](const Event& event) { return event.verb == Verb::Chips; });
    BOOST_REQUIRE((chips != second.events.end()));
    chips->amount += Money::dollars(500);
    const std::string file = (night.folder / "league.txt").string();
    std::ofstream(file) << write(first) << '\n' << write(second);
    night.room.work =
        start_import(file, (night.folder / "league.db").string(), night.library.misreadings);
    night.finish();
    BOOST_REQUIRE_EQUAL(night.room.rows.size(), 2U);
    open_hand(night.room, night.room.rows[0].idx, night.library.misreadings);
    BOOST_TEST(night.room.hand->breaks.empty());
    open_hand(night.room, night.room.rows[1].idx, night.library.misreadings);
    BOOST_REQUIRE(!night.room.hand->breaks.empty());
    const ReplayScreen screen = replay_screen(*night.room.hand, night.library);
    BOOST_TEST(!screen.banner.right);
    BOOST_REQUIRE(!screen.faults.empty());
    BOOST_TEST(screen.faults.back().word == "Break");
    BOOST_TEST(!screen.faults.back().trainer_says.empty());
}

BOOST_AUTO_TEST_CASE(another_rule_leads_to_the_selected_hands_or_all_that_were_found) {
    ReplayedNight night;
    const auto rows = night.room.rows;
    choose_hands(night.room, {rows[4].idx, rows[1].idx}, rows[4].idx);
    const auto selected = apply(night.room, LogAction::AnotherRule);
    BOOST_REQUIRE(selected.has_value());
    const auto& picked = std::get<RuleOverHands>(*selected);
    BOOST_TEST((picked.hands == std::vector<std::int64_t>{rows[1].idx, rows[4].idx}));
    BOOST_TEST((picked.game == rows[4].game));
    BOOST_TEST(picked.log == night.room.file);
    pick_hand(night.room, rows[3].idx);
    const auto one = rule_over_chosen(night.room);
    BOOST_TEST((std::get<RuleOverHands>(*one).hands == std::vector<std::int64_t>{rows[3].idx}));
    night.ask({"", "", "", true});
    const auto all = apply(night.room, LogAction::AnotherRule);
    BOOST_REQUIRE(all.has_value());
    const auto& found = std::get<RuleOverHands>(*all);
    BOOST_TEST(found.hands.empty());
    BOOST_TEST((found.query == night.room.query));
    BOOST_TEST((found.count == night.room.search.sums().hands));
    night.ask({"no such table", "", "", false});
    BOOST_TEST(!apply(night.room, LogAction::AnotherRule).has_value());
    BOOST_TEST(night.room.error == "No hand is listed. Search for others first.");
}

BOOST_AUTO_TEST_CASE(a_choice_of_the_house_is_chosen_and_tried_on_one_hand) {
    ReplayedNight night;
    open_hand(night.room, night.room.rows.front().idx, night.library.misreadings);
    BOOST_REQUIRE(night.room.hand.has_value());
    OpenHand& hand = *night.room.hand;
    show_tab(hand, ReplayTab::WhatIf, {});
    const TableCard& card = hand.replay.record.header.card;
    const auto rules = rules_offered(night.library, card.game());
    for (std::size_t i = 0; i < rules.size(); ++i) {
        choose_other_rule(hand.what_if, i);
        const WhatIfScreen before = *replay_screen(hand, night.library).what_if;
        BOOST_TEST(before.rules.size() == rules.size());
        BOOST_TEST(before.rule == static_cast<int>(i));
        ask_chosen_rule(hand.what_if, hand.replay, night.library);
        const auto& value = rules[i].readings.at(static_cast<std::size_t>(before.reading)).value;
        BOOST_TEST(value != card.text(*rules[i].spec));
        const auto same = what_if(hand.replay.record, hand.replay.ruling,
                                  OtherOption{std::string(rules[i].spec->name), value});
        BOOST_REQUIRE(same);
        BOOST_REQUIRE(hand.what_if.result.has_value());
        BOOST_TEST(hand.what_if.result->changes_ruling() == same->changes_ruling());
        const WhatIfScreen after = *replay_screen(hand, night.library).what_if;
        BOOST_TEST(after.asked ==
                   rules[i].question + " " +
                       rules[i].readings[static_cast<std::size_t>(before.reading)].words);
        BOOST_TEST(after.differences.size() == same->differences.size());
    }
    // The hand's own choice: nothing changes, which is said.
    const auto& readings = rules.back().readings;
    const std::string own = card.text(*rules.back().spec);
    for (std::size_t i = 0; i < readings.size(); ++i) {
        if (readings[i].value == own) hand.what_if.reading = i;
    }
    ask_chosen_rule(hand.what_if, hand.replay, night.library);
    BOOST_TEST(replay_screen(hand, night.library).what_if->summary ==
               "This hand was dealt by that already: the ruling stays the same.");
    // Another card is of the event on the table only.
    const auto& events = hand.replay.record.events;
    const auto dealt = std::find_if(events.begin(), events.end(),
                                    [](const Event& event) { return !event.cards.empty(); });
    go_to_step(hand, static_cast<std::size_t>(dealt - events.begin()) + 1);
    choose_other_card(hand.what_if, hand.step, {Rank::Ace, Suit::Clubs});
    BOOST_TEST(replay_screen(hand, night.library).what_if->rank == 0);
    BOOST_TEST(replay_screen(hand, night.library).what_if->suit == 3);
    ask_other_card(hand.what_if, hand.replay, hand.step,
                   *chosen_card(hand.what_if, hand.replay, hand.step));
    BOOST_TEST(hand.what_if.asked.find("A\u2663 instead of ") != std::string::npos);
    BOOST_TEST(!chosen_card(hand.what_if, hand.replay, 0).has_value());
    go_to_step(hand, 0);
    BOOST_TEST(replay_screen(hand, night.library).what_if->ranks.empty());
}

BOOST_AUTO_TEST_SUITE_END()
