// What moves when a hand goes on by an event: from where, to where, and when nothing does.

#include "picture/table/motion.h"

#include <boost/test/unit_test.hpp>

#include "record/record.h"

using namespace fairdeal;

namespace {

constexpr Box area{0, 0, 1430, 1000};  // the sheet itself

/// A hand shown after so many events.
TableScreen shown(std::size_t step) {
    TableScreen screen;
    screen.record = read_record(
                        "breakout id=N1\n1 bet dealer 25\n1 bet super-tie 5\n1 deal Th 6d\n"
                        "dealer deal 9c (8s)\n1 hit Kc\ndealer turn 8s\ndealer stand\n"
                        "1 pay dealer 25\n1 take super-tie 5\n")
                        .value();
    screen.step = step;
    return screen;
}

Motion between(std::size_t before, std::size_t after, Side side = Side::Guests) {
    TableView view = view_of(shown(after));
    view.side = side;
    return motion_between(shown(before), shown(after), view, area);
}

double apart(Point a, Point b) { return distance(a, b); }

}  // namespace

BOOST_AUTO_TEST_SUITE(motions)

BOOST_AUTO_TEST_CASE(cards_are_pitched_from_the_shoe_to_where_they_lie) {
    const Motion dealt = between(2, 3);
    BOOST_REQUIRE(dealt.cards.size() == 2U);
    BOOST_TEST(dealt.chips.empty());
    BOOST_TEST(to_text(dealt.cards[0].card.card) == "Th");
    BOOST_TEST(to_text(dealt.cards[1].card.card) == "6d");
    BOOST_TEST(apart(dealt.cards[0].from, {1240, 150}) < 1);
    const TableView view = view_of(shown(3));
    const TableLayout layout = lay_out(view, area);
    BOOST_TEST(apart(dealt.cards[1].to, layout.hands.back().cards[1].middle) < 0.01);
    const Motion hole = between(3, 4);
    BOOST_REQUIRE(hole.cards.size() == 2U);
    BOOST_TEST(!hole.cards[0].card.face_down);
    BOOST_TEST(hole.cards[1].card.face_down);
    BOOST_TEST(between(4, 5).cards.size() == 1U);
}

BOOST_AUTO_TEST_CASE(chips_are_bet_by_the_player_paid_from_the_rack_and_taken_to_it) {
    const Motion bet = between(0, 1);
    const Motion paid = between(7, 8);
    const Motion taken = between(8, 9);
    for (const Motion* motion : {&bet, &paid, &taken}) BOOST_REQUIRE(motion->chips.size() == 1U);
    BOOST_TEST(paid.chips[0].amount.in_cents() == 2500);
    BOOST_TEST(apart(paid.chips[0].to, bet.chips[0].to) < 0.01);      // the wager's place
    BOOST_TEST(apart(paid.chips[0].from, taken.chips[0].to) < 0.01);  // the rack
    BOOST_TEST(apart(bet.chips[0].from, paid.chips[0].from) > 100);   // the player is elsewhere
    BOOST_TEST(taken.chips[0].amount.in_cents() == 500);
}

BOOST_AUTO_TEST_CASE(from_the_dealers_side_all_of_it_is_turned) {
    const Motion there = between(4, 5);
    const Motion here = between(4, 5, Side::Dealer);
    const auto turned = [&](Point p) { return Point{1430 - p.x, 1000 - p.y}; };
    BOOST_TEST(apart(here.cards[0].from, turned(there.cards[0].from)) < 0.01);
    TableView view = view_of(shown(5));  // cards stay upright, so their places are this side's own
    view.side = Side::Dealer;
    const TableLayout layout = lay_out(view, area);
    BOOST_TEST(apart(here.cards[0].to, layout.hands.back().cards.back().middle) < 0.01);
}

BOOST_AUTO_TEST_CASE(nothing_moves_back_nor_in_a_jump_nor_from_one_hand_to_another) {
    BOOST_TEST(between(3, 3).is_empty());
    BOOST_TEST(between(5, 3).is_empty());
    BOOST_TEST(between(5, 7).is_empty());  // a card is turned over, the dealer stands
    BOOST_TEST(between(0, 9).is_empty());
    TableScreen other = shown(2);
    other.record.header.identity.id = "N2";
    const TableView view = view_of(shown(3));
    BOOST_TEST(motion_between(other, shown(3), view, area).is_empty());
    TableScreen changed = shown(3);
    changed.record.events[0].amount = Money::cents(5000);
    BOOST_TEST(motion_between(shown(2), changed, view_of(changed), area).is_empty());
    BOOST_TEST(!motion_between(shown(2), shown(3), view, area).is_empty());
}

BOOST_AUTO_TEST_CASE(it_goes_from_its_start_to_its_end_and_its_bounds_go_with_it) {
    const Motion motion = between(4, 5);
    const auto middle = [&](double done) { return bounds_of(motion, done).centre(); };
    BOOST_TEST(apart(middle(0), motion.cards[0].from) < 1);
    BOOST_TEST(apart(middle(1), motion.cards[0].to) < 1);
    BOOST_TEST(apart(middle(2), motion.cards[0].to) < 1);  // it stays there
    const double half = apart(middle(0.5), motion.cards[0].to);
    BOOST_TEST(half > 0);
    BOOST_TEST(half < apart(motion.cards[0].from, motion.cards[0].to) / 2);
    BOOST_TEST(bounds_of(Motion(), 0.5).width == 0);
}

BOOST_AUTO_TEST_SUITE_END()
