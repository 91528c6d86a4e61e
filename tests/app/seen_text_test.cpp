// A record as the table sees it: nothing that lies face down, no secret bet before its time.

#include "picture/table/seen_text.h"

#include <boost/test/unit_test.hpp>

namespace fairdeal {

namespace {

std::string seen(const char* text) {
    const auto hand = read_record(text);
    BOOST_REQUIRE_MESSAGE(hand.has_value(), text);
    return text_as_seen(*hand);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(seen_text)

BOOST_AUTO_TEST_CASE(a_hole_card_is_seen_once_it_is_turned) {
    BOOST_TEST(seen("breakout\n1 bet player 25\ndealer deal Ts (6h)\n1 deal 9c 8d\n") ==
               "breakout\n1 bet player 25\ndealer deal Ts (?"
               "?)\n1 deal 9c 8d\n");
    const char* turned =
        "breakout\n1 bet player 25\ndealer deal Ts (6h)\n1 deal 9c 8d\n1 stand\ndealer turn 6h\n";
    BOOST_TEST(seen(turned) == turned);
}

BOOST_AUTO_TEST_CASE(a_secret_bet_is_seen_when_the_play_is_over) {
    const std::string before =
        "league minimum=25 hand=1 start=1 seats=2\n1 chips 500\n2 chips 500\n1 secret 175\n2 bet "
        "player 25\n";
    const auto hand = read_record(before);
    BOOST_REQUIRE(hand.has_value());
    const std::string text = text_as_seen(*hand);
    BOOST_TEST(text.find("175") == std::string::npos);
    BOOST_TEST(text.find("1 secret ?\n2 bet player 25\n") != std::string::npos);
    const std::string over = before +
                             "1 deal Ts 9h\n2 deal Tc 8d\ndealer deal 7s (Td)\n1 stand\n2 stand\n"
                             "dealer turn Td\ndealer stand\n";
    BOOST_TEST(seen(over.c_str()).find("1 secret 175\n") != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
