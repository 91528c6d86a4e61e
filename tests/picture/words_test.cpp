// The table told in words.

#include <boost/test/unit_test.hpp>

#include "picture/sample_tables.h"
#include "picture/table/table_picture.h"

namespace fairdeal {

namespace {

WagerView wager(const char* name, std::int64_t dollars) {
    WagerView view;
    view.name = name;
    view.stake = Money::dollars(dollars);
    return view;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(a_hand_on_the_dealers_side_is_told_whole) {
    TableView view;
    view.dealer = cards_from("9c (8s)");
    view.dealer_active = true;
    HandView hand;
    hand.cards = cards_from("Th 6d Kc!");
    hand.total = "16";
    hand.wagers = {wager("dealer", 25)};
    hand.wagers[0].note = "take 25";
    hand.wagers[0].settled = true;
    hand.wagers[0].mark = WagerMark::Wrong;
    SpotView spot{4, {hand}, {wager("super-tie", 5)}};
    spot.side[0].chosen = true;
    spot.side[0].mark = WagerMark::Asked;
    view.spots = {spot};
    BOOST_TEST(
        table_in_words(view) ==
        "Dealer: nine of clubs, a card face down, playing now.\n"
        "Seat 4. Cards: ten of hearts, six of diamonds, king of clubs (does not count), total 16. "
        "Bet on the dealer's hand $25, settled, take 25, marked wrong. Super tie $5, to be "
        "answered, "
        "chosen.");
}

BOOST_AUTO_TEST_CASE(seats_are_told_in_their_order_and_split_hands_by_number) {
    TableView view;
    HandView first, second;
    first.number = 1;
    first.cards = cards_from("8s 3d");
    first.active = true;
    second.number = 2;
    second.cards = cards_from("8c");
    view.spots = {{7, {}, {wager("pair-up", 5)}}, {2, {first, second}, {}}};
    BOOST_TEST(
        table_in_words(view) ==
        "Dealer: no cards.\n"
        "Seat 2. Hand 1: eight of spades, three of diamonds, playing now. Hand 2: eight of clubs.\n"
        "Seat 7. Pair up $5.");
}

BOOST_AUTO_TEST_CASE(every_sample_names_every_wager_and_card) {
    for (const auto& [name, view] : sample_tables_of_both_sides()) {
        const std::string words = table_in_words(view);
        for (const SpotView& spot : view.spots) {
            BOOST_TEST(words.find("Seat " + std::to_string(spot.seat) + ".") != std::string::npos,
                       name);
            for (const HandView& hand : spot.hands)
                for (const CardView& card : hand.cards)
                    BOOST_TEST(
                        (card.face_down || words.find(in_words(card.card)) != std::string::npos),
                        name);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_side_is_said_once_and_nothing_else_changes) {
    for (const auto& [name, view] : sample_tables()) {
        TableView turned = view;
        turned.side = Side::Dealer;
        BOOST_TEST(
            table_in_words(turned) ==
                table_in_words(view) + "\nSeen from the dealer's side, with seat 1 at the left.",
            name);
    }
}

BOOST_AUTO_TEST_CASE(a_face_down_card_is_not_given_away) {
    TableView view;
    view.dealer = cards_from("9c (8s)");
    BOOST_TEST(table_in_words(view).find("eight") == std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
