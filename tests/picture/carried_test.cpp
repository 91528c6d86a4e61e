// Chips that are said to be beside_it, where they lie and slide, and chips in somebody's hand.

#include "picture/table/carried.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>

#include "picture/cards/chips.h"
#include "picture/every_table.h"
#include "picture/table/motion.h"
#include "picture/table/table_picture.h"
#include "record/record.h"

using namespace fairdeal;

namespace {

constexpr Box whole_sheet{0, 0, 1430, 1000};  // the sheet itself

TableScreen hand_to_settle() {
    TableScreen screen;
    screen.record = read_record(
                        "breakout id=N1\n1 bet dealer 25\n1 bet super-tie 5\n1 deal Th 6d\n"
                        "dealer deal 9c (8s)\n1 hit Kc\ndealer turn 8s\ndealer stand\n")
                        .value();
    screen.step = screen.record.events.size();
    return screen;
}

constexpr Who seat_one{1, 0};
constexpr ChipPlace on_wager{ChipsAt::Wager, seat_one, Wager::Dealer},
    beside_it{ChipsAt::Paid, seat_one, Wager::Dealer}, in_rack{},
    at_player{ChipsAt::Player, seat_one, Wager::None};

TableScreen table_saying(std::vector<Money> chips, Verb moved = Verb::Push) {
    TableScreen screen = hand_to_settle();
    screen.said = {{seat_one, Wager::Dealer, std::move(chips), moved},
                   {seat_one, Wager::SuperTie, {}}};
    return screen;
}

Motion what_slid(const TableScreen& before, const TableScreen& after,
                 const std::optional<ChipMove>& by_hand = std::nullopt) {
    return motion_between(before, after, view_of(after), whole_sheet, by_hand);
}

/// Every wager of a table is said to be paid.
TableView all_paid(TableView view) {
    for (SpotView& spot : view.spots) {
        for (HandView& hand : spot.hands)
            for (WagerView& wager : hand.wagers) wager.paid = chips_of(Money::cents(3750));
        for (WagerView& wager : spot.side) wager.paid = chips_of(Money::dollars(60));
    }
    return view;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(carried_chips)

BOOST_AUTO_TEST_CASE(what_is_paid_lies_in_sight_and_is_found_where_it_lies) {
    at_every_table([](const TableView& shown, const Box& box) {
        const TableView view = all_paid(shown);
        const TableLayout layout = lay_out(view, box);
        BOOST_TEST(layout.paid.size() == layout.wagers.size());
        for (const PaidPlace& place : layout.paid) {
            const Point at = layout.sheet.to_area(place.middle);
            BOOST_TEST(box.contains(at));
            BOOST_TEST(paid_at(layout, at).has_value());
        }
    });
}

BOOST_AUTO_TEST_CASE(what_is_paid_hides_no_stake_where_there_is_room) {
    TableView view = view_of(table_saying({Money::dollars(25), Money::dollars(5)}));
    for (const Side side : {Side::Guests, Side::Dealer}) {
        view.side = side;
        const TableLayout layout = lay_out(view, whole_sheet);
        BOOST_REQUIRE(layout.paid.size() == 1U);
        const PaidPlace& chips = layout.paid.front();
        for (const WagerPlace& wager : layout.wagers)
            BOOST_TEST(distance(wager.middle, chips.middle) > 0.7 * wager.radius + chips.radius);
        for (const HandPlace& hand : layout.hands)
            for (const CardPlace& card : hand.cards)
                BOOST_TEST(distance(card.middle, chips.middle) > card.width / 2);
    }
}

BOOST_AUTO_TEST_CASE(a_hand_finds_the_wager_the_rack_and_the_player) {
    TableView view = view_of(table_saying({Money::dollars(5)}));
    for (const Side side : {Side::Guests, Side::Dealer}) {
        view.side = side;
        const TableLayout layout = lay_out(view, whole_sheet);
        for (const ChipPlace& place : {on_wager, in_rack, at_player})
            BOOST_TEST((put_down_at(view, layout, middle_of(view, layout, place)) == place));
        BOOST_TEST((put_down_at(view, layout, middle_of(view, layout, beside_it)) == on_wager));
        const WagerPlace& wager = layout.wagers.front();  // beside it is near enough
        BOOST_TEST(
            put_down_at(view, layout, wager.middle + Point{wager.radius * 1.2, 0}).has_value());
        BOOST_TEST(!put_down_at(view, layout, {715, 480}).has_value());  // the open cloth
    }
}

BOOST_AUTO_TEST_CASE(what_is_taken_up_is_missing_from_the_table) {
    const TableView view = view_of(table_saying({Money::dollars(25), Money::dollars(5)}));
    const auto dealer_bet = [](const TableView& table) {
        return table.spots.at(0).hands.at(0).wagers.at(0);
    };
    BOOST_TEST(dealer_bet(without(view, on_wager)).lifted);
    BOOST_TEST(
        (dealer_bet(without(view, beside_it)).paid == std::vector<Money>{Money::dollars(25)}));
    BOOST_TEST((without(view, in_rack) == view));
    BOOST_TEST((top_chip(view, beside_it) == Money::dollars(5)));
    const TableLayout layout = lay_out(view, whole_sheet);
    BOOST_TEST((lifted_from(view, layout, {on_wager, in_rack}).amount == Money::dollars(25)));
    const ChipMove three{in_rack, on_wager, Money::dollars(5), 3};
    BOOST_TEST((lifted_from(view, layout, three).amount == Money::dollars(15)));
}

BOOST_AUTO_TEST_CASE(a_step_damages_little_more_than_the_chips) {
    const TableView view = view_of(table_saying({}));
    const TableLayout layout = lay_out(view, whole_sheet);
    CarriedChips carried = lifted_from(view, layout, {in_rack, on_wager, Money::dollars(25)});
    carried.at = {600, 500};
    const Box chips = bounds_of(layout, carried);
    BOOST_TEST(chips.contains(carried.at));
    BOOST_TEST(chips.width * chips.height < 0.02 * whole_sheet.width * whole_sheet.height);
    BOOST_TEST(!ring_about(view, layout, carried).has_value());
    carried.over = on_wager;
    carried.words = "pay $25";
    BOOST_TEST(bounds_of(layout, carried).height > chips.height);
    const auto ring = ring_about(view, layout, carried);
    BOOST_REQUIRE(ring.has_value());
    BOOST_TEST(ring->contains(middle_of(view, layout, on_wager)));
}

BOOST_AUTO_TEST_CASE(what_is_said_slides_from_the_rack_and_to_it) {
    const TableScreen nothing = table_saying({}), five = table_saying({Money::dollars(5)});
    const Motion placed = what_slid(nothing, five), cut = what_slid(five, nothing);
    for (const Motion* motion : {&placed, &cut}) {
        BOOST_REQUIRE(motion->chips.size() == 1U);
        BOOST_TEST((motion->chips[0].amount == Money::dollars(5)));
    }
    BOOST_TEST(distance(placed.chips[0].from, cut.chips[0].to) < 0.01);  // the rack
    const TableScreen taken = table_saying({}, Verb::Take),
                      returned = table_saying({}, Verb::Return);
    const Motion swept = what_slid(nothing, taken), back = what_slid(taken, nothing);
    BOOST_REQUIRE(swept.chips.size() == 1U);
    BOOST_TEST((swept.chips[0].amount == Money::dollars(25)));
    BOOST_TEST(distance(swept.chips[0].to, placed.chips[0].from) < 0.01);
    BOOST_TEST(distance(back.chips.at(0).to, swept.chips[0].from) < 0.01);
    BOOST_TEST(distance(what_slid(nothing, returned).chips.at(0).to, swept.chips[0].to) > 100);
    BOOST_TEST(what_slid(five, five).is_empty());
}

BOOST_AUTO_TEST_CASE(what_was_carried_or_is_marked_does_not_slide) {
    const TableScreen nothing = table_saying({}), five = table_saying({Money::dollars(5)});
    BOOST_TEST(what_slid(nothing, five, ChipMove{in_rack, on_wager, Money::dollars(5)}).is_empty());
    BOOST_TEST(
        what_slid(nothing, table_saying({}, Verb::Take), ChipMove{on_wager, in_rack}).is_empty());
    const ChipPlace other{ChipsAt::Wager, seat_one, Wager::SuperTie};
    BOOST_TEST(!what_slid(nothing, five, ChipMove{in_rack, other, Money::dollars(5)}).is_empty());
    TableScreen marked = hand_to_settle();
    marked.marks = {{seat_one, Wager::Dealer, true, "pay 5"}};
    BOOST_TEST(what_slid(five, marked).is_empty());
    BOOST_TEST(what_slid(marked, five).is_empty());
    // Once the event is there, the chips lie beside the wager already.
    TableScreen done = hand_to_settle();
    done.record.events.push_back({seat_one, Verb::Pay, Wager::Dealer, Money::dollars(5), 0, {}, 0});
    done.step = done.record.events.size();
    BOOST_TEST(what_slid(five, done).is_empty());
    BOOST_TEST(what_slid(nothing, done).chips.size() == 1U);
}

BOOST_AUTO_TEST_SUITE_END()
