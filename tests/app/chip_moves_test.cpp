// What chips moved by hand over the table say, in answers and in rounds, without a window.

#include "desk/answer/chip_moves.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "classroom.h"
#include "content/library.h"
#include "desk/answer/draft.h"
#include "desk/answer/payments.h"
#include "desk/answer/practice_screen.h"
#include "desk/answer/undo.h"
#include "desk/round/round_session.h"
#include "support/content.h"
#include "typing.h"

using namespace fairdeal;

namespace {

Practice moved_at(const std::string& id) {
    const Scenario* scenario = find_scenario(shipped_content(), id);
    BOOST_REQUIRE_MESSAGE(scenario != nullptr, id);
    return start_practice(*scenario);
}

void type_all(Practice& practice, const std::string& keys) {
    for (const char letter : keys) press(practice, key_of(letter), shipped_content().misreadings);
}

ChipPlace stake_of(const WagerAnswer& wager) { return {ChipsAt::Wager, wager.who, wager.wager}; }
ChipPlace paid_to(const WagerAnswer& wager) { return {ChipsAt::Paid, wager.who, wager.wager}; }
ChipPlace owner_of(const WagerAnswer& wager) {
    return {ChipsAt::Player, {wager.who.seat, 0}, Wager::None};
}
constexpr ChipPlace the_rack{};

ChipMove chips_to(const WagerAnswer& wager, std::int64_t dollars, int count = 1) {
    return {the_rack, stake_of(wager), Money::dollars(dollars), count};
}

constexpr const char* dealer_bet_and_tie =
    "breakout-bust-against-17";  // dealer hand $25, Super Tie $5

}  // namespace

BOOST_AUTO_TEST_SUITE(chip_moves)

BOOST_AUTO_TEST_CASE(a_chip_put_to_a_wager_says_what_its_keys_say) {
    Practice by_hand = moved_at(dealer_bet_and_tie), by_keys = moved_at(dealer_bet_and_tie);
    const WagerAnswer tie = by_hand.wagers.at(1);
    BOOST_TEST(move_in_words(by_hand, chips_to(tie, 25)) == "pay $25");
    move_chips(by_hand, chips_to(tie, 25));
    BOOST_TEST(by_hand.current == 1U);
    BOOST_TEST(move_in_words(by_hand, chips_to(tie, 5, 2)) == "pay $35");
    move_chips(by_hand, chips_to(tie, 5, 2));
    go_to(by_keys, 1);
    type_all(by_keys, "p35");
    BOOST_TEST(draft_of(by_hand) == draft_of(by_keys));
    const Claim claim = claim_of(by_hand);
    BOOST_REQUIRE(claim.size() == 1U);
    BOOST_TEST((claim[0].verb == Verb::Pay));
    BOOST_TEST((claim[0].amount == Money::dollars(35)));
}

BOOST_AUTO_TEST_CASE(a_stake_is_taken_to_the_rack_and_returned_to_its_own_player) {
    Practice practice = moved_at(dealer_bet_and_tie);
    const WagerAnswer dealer = practice.wagers.at(0), tie = practice.wagers.at(1);
    BOOST_TEST(move_in_words(practice, {stake_of(dealer), the_rack}) == "take");
    move_chips(practice, {stake_of(dealer), the_rack});
    BOOST_TEST((practice.wagers[0].call == Call::Take));
    ChipPlace other = owner_of(tie);
    other.who.seat = static_cast<std::uint8_t>(other.who.seat + 1);
    BOOST_TEST(move_in_words(practice, {stake_of(tie), other}).empty());
    move_chips(practice, {stake_of(tie), other});
    BOOST_TEST(!practice.wagers[1].call.has_value());
    BOOST_TEST(move_in_words(practice, {stake_of(tie), owner_of(tie)}) == "return");
    move_chips(practice, {stake_of(tie), owner_of(tie)});
    BOOST_TEST((practice.wagers[1].call == Call::Return));
    // What has left its place is not there to be taken up.
    BOOST_TEST(!can_carry(practice, stake_of(dealer)));
    BOOST_TEST(!can_carry(practice, stake_of(tie)));
    move_chips(practice, chips_to(dealer, 5));  // but it can be paid after all
    BOOST_TEST((practice.wagers[0].call == Call::Pay));
    BOOST_TEST(practice.wagers[0].amount == "5");
}

BOOST_AUTO_TEST_CASE(what_is_paid_is_cut_chip_by_chip_until_the_row_is_open_again) {
    Practice practice = moved_at(dealer_bet_and_tie);
    const WagerAnswer dealer = practice.wagers.at(0);
    type_all(practice, "37.50");
    const ChipMove off{paid_to(dealer), the_rack};
    for (const char* left : {"35", "30", "25"}) {
        BOOST_TEST(move_in_words(practice, off) == "pay $" + std::string(left));
        type_all(practice, "x");
        BOOST_TEST(practice.wagers[0].amount == left);
    }
    pick(practice, {dealer.who, dealer.wager, {}, true});
    BOOST_TEST(!practice.wagers[0].call.has_value());
    BOOST_TEST(practice.wagers[0].amount.empty());
    BOOST_TEST(!can_cut(practice, 0));
    BOOST_TEST(move_in_words(practice, off).empty());
    type_all(practice, "x");
    BOOST_TEST(practice.wagers[0].amount.empty());
}

BOOST_AUTO_TEST_CASE(each_chip_is_a_change_for_undo) {
    Practice practice = moved_at(dealer_bet_and_tie);
    const WagerAnswer dealer = practice.wagers.at(0);
    const std::string opened = draft_of(practice);
    move_chips(practice, chips_to(dealer, 25));
    pick(practice, {{}, Wager::None, Money::dollars(5)});
    cut(practice, 0);
    move_chips(practice, {stake_of(dealer), the_rack});
    for (const char* before : {"25", "30", "25"}) {
        BOOST_TEST(undo(practice));
        BOOST_TEST(practice.wagers[0].amount == before);
    }
    BOOST_TEST(undo(practice));
    BOOST_TEST(draft_of(practice) == opened);
    BOOST_TEST(!undo(practice));
    BOOST_TEST(redo(practice));
    BOOST_TEST(practice.wagers[0].amount == "25");
}

BOOST_AUTO_TEST_CASE(a_move_over_another_answer_is_one_change) {
    Practice practice = moved_at("extreme-short-three-winners");
    const WagerAnswer first = practice.wagers.at(0);
    type_all(practice, "r");
    const std::string before = draft_of(practice);
    move_chips(practice, chips_to(first, 25, 2));
    BOOST_REQUIRE(payments_of(practice, 0).size() == 1U);
    BOOST_TEST(amount_at(practice, 0) == "50");
    BOOST_TEST(undo(practice));
    BOOST_TEST(draft_of(practice) == before);
}

BOOST_AUTO_TEST_CASE(nothing_moves_once_it_is_marked) {
    Practice practice = moved_at(dealer_bet_and_tie);
    const WagerAnswer dealer = practice.wagers.at(0);
    type_all(practice, "uvt");
    check(practice, shipped_content().misreadings);
    BOOST_REQUIRE(practice.mark.has_value());
    for (const ChipPlace& from : {the_rack, stake_of(dealer), paid_to(dealer)})
        BOOST_TEST(!can_carry(practice, from));
    BOOST_TEST(move_in_words(practice, chips_to(dealer, 5)).empty());
    const std::string before = draft_of(practice);
    move_chips(practice, chips_to(dealer, 5));
    move_chips(practice, {stake_of(dealer), the_rack});
    BOOST_TEST(draft_of(practice) == before);
}

BOOST_AUTO_TEST_CASE(every_wager_in_question_can_be_paid_and_taken_by_hand) {
    int paid = 0;
    for (const Scenario& scenario : shipped_content().scenarios) {
        Practice practice = start_practice(scenario);
        for (std::size_t row = 0; row < practice.wagers.size(); ++row) {
            const WagerAnswer wager = practice.wagers[row];
            move_chips(practice, chips_to(wager, 25));
            BOOST_TEST(paid_at(practice, row).in_cents() == 2500, scenario.id);
            ++paid;
            if (practice.only_payments) continue;
            move_chips(practice, {stake_of(wager), the_rack});
            BOOST_TEST((practice.wagers[row].call == Call::Take), scenario.id);
        }
    }
    BOOST_TEST(paid > 500);
}

BOOST_AUTO_TEST_CASE(counted_chips_lie_on_the_felt_as_they_are_counted) {
    const auto& all = shipped_content().scenarios;
    const auto asks = std::find_if(all.begin(), all.end(), [](const Scenario& scenario) {
        return scenario.question.kind == QuestionKind::Chips;
    });
    BOOST_REQUIRE(asks != all.end());
    Practice practice = start_practice(*asks);
    const ChipPlace wager{ChipsAt::Wager, asks->question.who, asks->question.wager};
    const Money large = practice.chips.at(0).value, small = practice.chips.at(1).value;
    move_chips(practice, {the_rack, wager, large});
    move_chips(practice, {the_rack, wager, small, 3});
    BOOST_TEST(practice.chips[0].count == "1");
    BOOST_TEST(practice.chips[1].count == "3");
    const auto said = said_chips(practice);
    BOOST_REQUIRE(said.size() == 1U);
    BOOST_TEST((said[0].paid == std::vector<Money>{large, small, small, small}));
    BOOST_REQUIRE(table_screen(practice).notes.size() == 1U);
    move_chips(practice, {{ChipsAt::Paid, wager.who, wager.wager}, the_rack});
    BOOST_TEST(practice.chips[1].count == "2");
    type_amount(practice, practice.current, "999999999999");  // no wager is that tall
    BOOST_TEST(said_chips(practice)[0].paid.size() < 1000U);
}

BOOST_AUTO_TEST_CASE(what_is_said_lies_on_the_table_and_is_told) {
    Practice practice = moved_at(dealer_bet_and_tie);
    type_all(practice, "37.50v");
    type_all(practice, "t");
    const TableScreen screen = table_screen(practice);
    BOOST_REQUIRE(screen.said.size() == 2U);
    BOOST_TEST(screen.said[0].paid.size() == 4U);  // 25, 5, 5, 2.50
    BOOST_TEST((screen.said[1].moved == Verb::Take));
    BOOST_REQUIRE(screen.notes.size() == 2U);
    BOOST_TEST(screen.notes[0].word == "pay $37.50");
    type_all(practice, "u");
    check(practice, shipped_content().misreadings);
    check(practice, shipped_content().misreadings);
    BOOST_REQUIRE(practice.mark.has_value());
    BOOST_TEST(table_screen(practice).said.empty());
}

namespace {

/// A round at the first wager that is to be settled, said right until then.
struct SettlingRound {
    SettlingRound() : session(shipped_content(), classroom.room) {
        session.run = start_round(classroom.room, shipped_content(), Game::Breakout);
        for (int i = 0; i < 1000; ++i) {
            while (go_on_with_round(session)) continue;
            if (session.run->stage == RoundStage::Over || is_settlement(due().verb)) break;
            pick_in_round(session, *target_for(*session.run, due()));
            do_in_round(session, due().verb);
        }
        BOOST_REQUIRE(session.run->stage == RoundStage::Dealing);
        BOOST_REQUIRE(is_settlement(due().verb));
    }
    Event due() const { return session.run->round.due(); }
    const TableRun& run() const { return *session.run; }

    Classroom classroom;
    RoundSession session;
};

}  // namespace

BOOST_AUTO_TEST_CASE(in_a_round_chips_wait_for_enter_and_a_swept_stake_is_taken_at_once) {
    SettlingRound at;
    const Event due = at.due();
    const ChipPlace wager{ChipsAt::Wager, due.who, due.wager};
    const std::size_t said = at.run().marks.size();
    BOOST_TEST(can_carry_in_round(at.session, the_rack));
    BOOST_TEST(move_in_words(at.session, {the_rack, wager, Money::dollars(25)}) == "pay $25");
    move_in_round(at.session, {the_rack, wager, Money::dollars(25)});
    move_in_round(at.session, {the_rack, wager, Money::dollars(5), 2});
    BOOST_TEST((at.run().asks == Verb::Pay));
    BOOST_TEST(at.run().typed == "35");
    const RoundScreen screen = screen_of(at.session);
    BOOST_REQUIRE(screen.table.said.size() == 1U);
    BOOST_TEST(screen.table.said[0].paid.size() == 3U);
    BOOST_REQUIRE(screen.table.notes.size() == 1U);
    BOOST_TEST(screen.table.notes[0].word == "pay $35");
    BOOST_TEST(press_in_round(at.session, key('x'), at.run().typed).is_ours);
    BOOST_TEST(at.run().typed == "30");
    move_in_round(at.session, {{ChipsAt::Paid, due.who, due.wager}, the_rack});
    pick_in_round(at.session, TablePick{due.who, due.wager, {}, true});
    BOOST_TEST(at.run().typed.empty());
    BOOST_TEST(!can_cut(at.run()));
    BOOST_TEST(at.run().marks.size() == said);
    move_in_round(at.session, {wager, the_rack});
    BOOST_REQUIRE(at.run().marks.size() == said + 1);
    BOOST_TEST((at.run().marks.back().said.verb == Verb::Take));
    BOOST_TEST((at.run().marks.back().said.wager == due.wager));
    BOOST_TEST(!at.run().asks.has_value());
}

BOOST_AUTO_TEST_CASE(in_a_round_nothing_moves_what_is_no_wager_or_out_of_turn) {
    SettlingRound at;
    const ChipPlace nowhere{ChipsAt::Wager, {9, 0}, Wager::Insurance};
    BOOST_TEST(!can_carry_in_round(at.session, nowhere));
    BOOST_TEST(move_in_words(at.session, {the_rack, nowhere, Money::dollars(5)}).empty());
    move_in_round(at.session, {the_rack, nowhere, Money::dollars(5)});
    BOOST_TEST(!at.run().asks.has_value());
    leave_round(at.session);
    BOOST_TEST(!can_carry_in_round(at.session, the_rack));
    move_in_round(at.session, {the_rack, nowhere, Money::dollars(5)});
}

BOOST_AUTO_TEST_SUITE_END()
