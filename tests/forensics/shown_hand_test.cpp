// What a record shows of its shoe.

#include "forensics/shown_hand.h"

#include <boost/test/unit_test.hpp>

#include "forensics/acts.h"
#include "forensics/dealt_night.h"

namespace fairdeal {

using forensics_test::record_of;

namespace {

std::string dealt(const std::string& text) {
    std::string cards;
    const auto shown = shown_by(record_of(text));
    for (const Card card : shown->dealt) cards += (cards.empty() ? "" : " ") + to_text(card);
    return cards;
}

TableState end_of(const HandRecord& record) { return table_after(record, record.events.size()); }

const std::string two_seats = "1 bet player 20\n2 bet player 20\n";

}  // namespace

BOOST_AUTO_TEST_SUITE(shown_hand)

BOOST_AUTO_TEST_CASE(the_first_cards_leave_the_shoe_in_two_rounds) {
    BOOST_TEST(dealt("breakout\n" + two_seats +
                     "1 deal 9h 7d\n2 deal Tc 8s\ndealer deal 6h (Td)\n1 hit 2c\n1 stand\n"
                     "2 stand\ndealer turn Td\ndealer hit 5c\ndealer stand\n") ==
               "9h Tc 6h 7d 8s Td 2c 5c");
}

BOOST_AUTO_TEST_CASE(a_hole_card_is_known_once_it_is_turned) {
    const std::string hand = "breakout\n1 bet player 20\n1 deal 9h 7d\ndealer deal 6h (?\?)\n";
    BOOST_TEST(dealt(hand) == "9h 6h 7d ??");
    BOOST_TEST(dealt(hand + "1 stand\ndealer turn Td\n") == "9h 6h 7d Td");
}

/// Each card that stands in several lines is one card.
BOOST_AUTO_TEST_CASE(loose_burned_and_misread_cards_count_once) {
    const std::string deal =
        two_seats + "1 deal 9h 3d\n2 deal Tc 5s\ndealer deal 9d (8c)\n1 stand\n";
    BOOST_TEST(dealt("breakout notation=2\n" + deal +
                     "dealer draw 6c\n2 refuse 6c\ndealer turn 8c\nshoe burn 6c\ndealer stand\n") ==
               "9h Tc 9d 3d 5s 8c 6c");
    BOOST_TEST(dealt("breakout notation=2\n" + deal +
                     "dealer draw (?\?)\n2 hit 4c\n2 stand\ndealer turn 8c\ndealer stand\n") ==
               "9h Tc 9d 3d 5s 8c 4c");
    BOOST_TEST(dealt("breakout notation=2\nshoe burn (?\?)\n" + deal) == "?? 9h Tc 9d 3d 5s 8c");
    BOOST_TEST(dealt("breakout notation=2\n" + deal + "2 misread 5s 6s\n") == "9h Tc 9d 3d 6s 8c");
    BOOST_TEST(dealt("breakout notation=2\n" + deal +
                     "2 hit Kc\ndealer turn 8c\ndealer hit 2d\nshoe burn 2d\n") ==
               "9h Tc 9d 3d 5s 8c Kc 2d");
}

BOOST_AUTO_TEST_CASE(cards_after_the_discards_were_shuffled_are_of_another_shoe) {
    const auto shown = shown_by(record_of(
        "breakout notation=2 out=308\n1 bet player 20\n1 deal 6h 5d\ndealer deal 6c (Th)\n"
        "shoe shuffle 308\n1 double 9s\ndealer turn Th\ndealer hit Kc\n"));
    BOOST_TEST(shown->shuffled);
    BOOST_TEST(shown->dealt.size() == 4U);
}

BOOST_AUTO_TEST_CASE(neighbours_are_those_of_one_hand_after_a_split_too) {
    const auto shown = shown_by(record_of(
        "breakout\n1 bet player 20\n1 deal 8h 8c\ndealer deal 6h (Td)\n1 split\n1.1 deal 3d\n"
        "1.2 deal Th\n1.1 stand\n1.2 stand\n"));
    std::vector<std::string> pairs;
    for (const auto& [a, b] : shown->side_by_side)
        pairs.push_back(to_text(card_of_kind(a)) + to_text(card_of_kind(b)));
    BOOST_TEST((pairs == std::vector<std::string>{"8h3d", "8cTh", "6hTd"}));
}

BOOST_AUTO_TEST_CASE(acts_that_count) {
    const HandRecord soft = record_of(
        "breakout hit-soft-17=yes\n1 bet player 20\n1 deal 9h 7d\ndealer deal 6h (Ad)\n1 stand\n"
        "dealer turn Ad\ndealer hit Kc\ndealer stand\n");
    BOOST_TEST((soft_17_acts(soft, end_of(soft)) == std::vector<Soft17Act>{{true, 7}}));
    const HandRecord stiff = record_of(
        "breakout\n1 bet player 20\n2 bet player 20\n3 bet player 20\n1 deal 9h 7d\n2 deal Tc 6s\n"
        "3 deal As 5d\ndealer deal 7h (6d)\n1 stand\n2 hit 3c\n2 stand\n3 stand\ndealer turn 6d\n"
        "dealer hit 4c\ndealer stand\n");
    BOOST_TEST((hole_card_acts(stiff, end_of(stiff)) ==
                std::vector<HoleCardAct>{{HoleCardUse::Stands, 1, 7, true, true},
                                         {HoleCardUse::Stands, 2, 7, false, true}}));
    // A hole card that nobody saw in the end says nothing.
    const HandRecord unseen =
        record_of("breakout\n1 bet player 20\n1 deal 9h 7d\ndealer deal 7h (?\?)\n1 hit Kc\n");
    BOOST_TEST(hole_card_acts(unseen, end_of(unseen)).empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
