// What a click on the table does to an answer, without a window.

#include "desk/answer/practice.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "content/library.h"
#include "desk/round/round_session.h"
#include "desk/speed/speed_session.h"
#include "support/content.h"
#include "support/hands.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice clicked_at(const std::string& id) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    return start_practice(*scenario);
}

Practice after_keys(Practice practice, const std::string& keys) {
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
    return practice;
}

TablePick rack_chip(std::int64_t dollars) { return {{}, Wager::None, Money::dollars(dollars)}; }

}  // namespace

BOOST_AUTO_TEST_SUITE(practice_pick)

BOOST_AUTO_TEST_CASE(a_wager_leads_to_its_row) {
    Practice practice = clicked_at("breakout-bust-against-17");  // a dealer hand bet, a Super Tie
    pick(practice, {{1, 0}, Wager::SuperTie});
    BOOST_TEST(practice.current == 1U);
    pick(practice, {{1, 0}, Wager::Dealer});
    BOOST_TEST(practice.current == 0U);
}

BOOST_AUTO_TEST_CASE(cards_or_the_seat_lead_to_the_first_row_that_is_open) {
    Practice practice = after_keys(clicked_at("breakout-bust-against-17"), "u");
    pick(practice, {{1, 0}});
    BOOST_TEST(practice.current == 1U);
    practice = after_keys(practice, "t");
    pick(practice, {{1, 0}});
    BOOST_TEST(practice.current == 0U);  // none is open
}

BOOST_AUTO_TEST_CASE(what_is_not_asked_for_leads_nowhere) {
    Practice practice = clicked_at("breakout-bust-against-17");
    for (const TablePick& other : {TablePick{the_dealer}, TablePick{{5, 0}}}) {
        BOOST_TEST(!can_pick(practice, other));
        pick(practice, other);
        BOOST_TEST(practice.current == 0U);
    }
    practice = after_keys(practice, "uvt");
    check(practice, shipped_content().misreadings);
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(!can_pick(practice, {{1, 0}, Wager::Dealer}));
    BOOST_TEST(!can_pick(practice, rack_chip(5)));
}

BOOST_AUTO_TEST_CASE(of_a_split_seat_the_cards_of_a_hand_lead_to_its_own_row) {
    int splits = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice practice = start_practice(scenario);
        for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
            const Who who = practice.wagers[row].who;
            if (who.hand < 2) continue;
            ++splits;
            pick(practice, {who});
            BOOST_TEST((practice.wagers.at(practice.current).who == who), scenario.id);
        }
    }
    BOOST_TEST(splits > 0);
}

BOOST_AUTO_TEST_CASE(every_wager_in_question_is_picked_in_every_scenario) {
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice practice = start_practice(scenario);
        for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
            pick(practice, {practice.wagers[row].who, practice.wagers[row].wager});
            BOOST_TEST(practice.current == row, scenario.id);
        }
    }
}

BOOST_AUTO_TEST_CASE(seats_of_the_league_are_picked_once_their_wagers_are_answered) {
    Practice practice = clicked_at("league-lowest-goes");
    const SeatAnswer& seat = practice.seats.at(0);
    const Who who{static_cast<std::uint8_t>(seat.seat), 0};
    for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
        if (practice.wagers[row].who.seat == seat.seat) set_call(practice, row, Call::Push);
    }
    pick(practice, {who});
    BOOST_TEST(practice.current == practice.wagers.size());
}

BOOST_AUTO_TEST_CASE(a_hand_leads_from_one_choice_about_it_to_the_next_and_chooses_none) {
    int asked = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice practice = start_practice(scenario);
        if (practice.rows() > 0 || practice.choices.empty()) continue;
        const auto who =
            who_from(practice.choices[0].text.substr(0, practice.choices[0].text.find(' ')));
        if (!who) continue;
        ++asked;
        BOOST_TEST(can_pick(practice, {*who}), scenario.id);
        pick(practice, {*who});
        const std::string& text = practice.choices.at(practice.current).text;
        BOOST_TEST((who_from(text.substr(0, text.find(' '))) == who), scenario.id);
        BOOST_TEST(!practice.chosen.has_value());
        BOOST_TEST(!practice.mark.has_value());
    }
    BOOST_TEST(asked > 0);
}

BOOST_AUTO_TEST_CASE(chips_of_the_rack_are_added_to_what_is_paid) {
    Practice practice = clicked_at("breakout-bust-against-17");
    for (const std::int64_t dollars : {25, 5, 5}) pick(practice, rack_chip(dollars));
    BOOST_TEST((practice.wagers[0].call == Call::Pay));
    BOOST_TEST(practice.wagers[0].amount == "35");
    pick(practice, {{}, Wager::None, Money::cents(250)});
    BOOST_TEST(practice.wagers[0].amount == "37.50");
    practice = after_keys(practice, "t");
    BOOST_TEST(!can_pick(practice, rack_chip(5)));  // what is taken lies there
    const std::string before = practice.wagers[0].amount;
    pick(practice, rack_chip(5));
    BOOST_TEST(practice.wagers[0].amount == before);
}

BOOST_AUTO_TEST_CASE(chips_go_into_the_tip_where_it_is_typed) {
    Practice practice = after_keys(clicked_at("breakout-bust-against-17"), "uv15v");
    BOOST_REQUIRE(practice.in_tip);
    pick(practice, rack_chip(1));
    pick(practice, rack_chip(1));
    BOOST_TEST(practice.wagers[1].tip == "2");
    BOOST_TEST(practice.wagers[1].amount == "15");
}

BOOST_AUTO_TEST_CASE(where_chips_are_counted_each_is_one_more_of_its_value) {
    const auto& all = shipped_content().scenarios;
    const auto asks = std::find_if(all.begin(), all.end(), [](const Scenario& scenario) {
        return scenario.question.kind == QuestionKind::Chips;
    });
    BOOST_REQUIRE(asks != all.end());
    Practice practice = start_practice(*asks);
    const Money value = practice.chips.front().value;
    pick(practice, {{}, Wager::None, value});
    pick(practice, {{}, Wager::None, value});
    BOOST_TEST(practice.chips.front().count == "2");
    BOOST_TEST(!can_pick(practice, {{}, Wager::None, Money::cents(1)}));
}

BOOST_AUTO_TEST_CASE(in_a_round_a_click_picks_the_target_and_chips_make_the_amount) {
    Classroom classroom;
    RoundSession session(shipped_content(), classroom.room);
    session.run = start_round(classroom.room, shipped_content(), Game::Breakout);
    while (go_on_with_round(session)) continue;
    BOOST_REQUIRE(session.run->stage == RoundStage::Dealing);
    const auto targets = targets_of(*session.run);
    for (const RoundTarget& target : targets) {
        pick_in_round(session, TablePick{target.who, target.wager});
        BOOST_TEST((targets[session.run->target].who == target.who));
        BOOST_TEST((targets[session.run->target].wager == target.wager));
    }
    BOOST_TEST(!can_pick_in_round(session, rack_chip(5)));  // nothing is paid yet
    session.run->asks = Verb::Pay;
    session.run->typed.clear();
    pick_in_round(session, rack_chip(25));
    pick_in_round(session, rack_chip(5));
    BOOST_TEST(session.run->typed == "30");
    pick_in_round(session, TablePick{the_dealer});
    BOOST_TEST(!session.run->asks.has_value());
}

BOOST_AUTO_TEST_CASE(payouts_for_speed_are_paid_in_chips_of_the_rack) {
    Classroom classroom;
    DrillChoice drill;
    SpeedSession session(shipped_content(), classroom.room, drill);
    prepare_speed(session);
    BOOST_TEST(!can_pick_payout(session, rack_chip(5)));
    choose_speed(session, Game::Breakout, SpeedLevel::Table, QuestionKind::Chips);
    start_speed(session);
    BOOST_REQUIRE(session.run->stage == SpeedStage::Running);
    for (const std::int64_t dollars : {5, 25, 5}) pick_payout(session, rack_chip(dollars));
    BOOST_TEST(session.run->typed == "25:1 5:2");
    leave_speed(session);
    choose_speed(session, Game::Breakout, SpeedLevel::Table, QuestionKind::Amount);
    start_speed(session);
    for (const std::int64_t dollars : {5, 25, 5}) pick_payout(session, rack_chip(dollars));
    BOOST_TEST(session.run->typed == "35");
}

BOOST_AUTO_TEST_SUITE_END()
