// The table from the dealer's side: a half turn of what the guests see, and all of it readable.

#include <boost/test/unit_test.hpp>

#include "picture/sample_tables.h"
#include "picture/table/table_layout.h"

namespace fairdeal {

BOOST_AUTO_TEST_SUITE(sides)

BOOST_AUTO_TEST_CASE(from_the_dealers_side_seats_run_from_left_to_right_above_the_dealer) {
    for (const int places : {5, 7, 9}) {
        TableView view;
        view.places = places;
        view.dealer = cards_from("Ks 9h");
        view.side = Side::Dealer;
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        for (std::size_t i = 1; i < layout.spots.size(); ++i)
            BOOST_TEST(layout.spots[i].middle.x > layout.spots[i - 1].middle.x);
        for (const SpotFrame& spot : layout.spots) {
            BOOST_TEST(spot.middle.y < layout.hands.front().middle.y);
            BOOST_TEST(spot.plate.y < spot.middle.y);
        }
        BOOST_TEST(layout.hands.front().middle.y < layout.tray.y);
    }
}

BOOST_AUTO_TEST_CASE(the_dealers_side_is_the_guests_side_after_a_half_turn) {
    for (const auto& [name, view] : sample_tables()) {
        const TableLayout guests = lay_out(view, {0, 0, 1100, 770});
        TableView turned_view = view;
        turned_view.side = Side::Dealer;
        const TableLayout dealer = lay_out(turned_view, {0, 0, 1100, 770});
        const auto is_turned = [&](Point one, Point other) {
            return distance(dealer.seen_from(one), other) < 1e-6;
        };
        for (std::size_t i = 0; i < guests.spots.size(); ++i)
            BOOST_TEST(is_turned(guests.spots[i].middle, dealer.spots[i].middle), name);
        for (std::size_t i = 0; i < guests.plaques.size(); ++i)
            BOOST_TEST(is_turned(guests.plaques[i].box.centre(), dealer.plaques[i].box.centre()),
                       name);
        for (std::size_t i = 0; i < guests.wagers.size(); ++i)
            if (guests.wagers[i].hand == 0)
                BOOST_TEST(is_turned(guests.wagers[i].middle, dealer.wagers[i].middle), name);
        for (std::size_t i = 0; i < guests.signs.size(); ++i)
            BOOST_TEST(is_turned(guests.signs[i].centre(), dealer.signs[i].centre()), name);
    }
}

BOOST_AUTO_TEST_CASE(cards_and_split_hands_are_read_from_left_to_right_on_either_side) {
    for (const Side side : {Side::Guests, Side::Dealer}) {
        TableView view = sample_named("split");
        view.side = side;
        const TableLayout layout = lay_out(view, {0, 0, 1100, 770});
        for (const HandPlace& hand : layout.hands)
            BOOST_TEST(hand.cards[0].middle.x < hand.cards[1].middle.x);
        BOOST_TEST(layout.hands[1].middle.x < layout.hands[2].middle.x);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
