// What the rebuild room says beyond the ruling: the likely misreading, and when the shoe is empty.

#include <boost/test/unit_test.hpp>

#include "content/library.h"
#include "desk/rebuild/entry_act.h"
#include "desk/rebuild/entry_words.h"

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(entry_hints)

BOOST_AUTO_TEST_CASE(no_more_cards_come_than_the_shoe_had_left) {
    const std::string dealt =
        "\ndealer chips 500\n1 blind 50\n2 blind 50\n1 deal As 2c\n2 deal 3d 4h\n";
    const auto of = [&](const char* left) {
        const auto record =
            read_record("extreme minimum=50 mode=tournament left=" + std::string(left) + dealt);
        return why_impossible(record.value(), 4).value_or("");
    };
    BOOST_TEST(of("3") == "The shoe had only 3 cards left before the hand");
    BOOST_TEST(of("4") == "");
}

BOOST_AUTO_TEST_CASE(while_the_settlement_is_typed_the_likely_misreading_is_named) {
    const Library library = load_library(FAIRDEAL_SOURCE_DIR).value();
    // A tie on 18: the Super Tie pays 3:1 and a tip. The row for 20 pays 8:1.
    const std::string hand =
        "breakout\n1 bet super-tie 5\n1 bet dealer 50\n1 deal 9c 9d\ndealer deal 9s (7d)\n1 stand\n"
        "dealer turn 7d\ndealer hit 2s\ndealer stand\n1 push dealer\n";
    const auto said = [&](const std::string& payment) {
        const HandRecord record = read_record(hand + payment).value();
        return likely_mistakes(record, rule(record), library);
    };
    BOOST_TEST(said("1 pay super-tie 40\n").starts_with(" Likely: Paid the row for 20"));
    BOOST_TEST(said("") == "");  // not typed yet
    BOOST_TEST(said("1 pay super-tie 15\n") == "");
    BOOST_TEST(said("1 pay super-tie 37\n") == "");
}

BOOST_AUTO_TEST_SUITE_END()
