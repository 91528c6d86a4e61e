// Money, events and settlements in plain words.

#include "words/words.h"
#include "words/amounts.h"
#include "words/settlement_words.h"

#include <boost/test/unit_test.hpp>

using namespace fairdeal;

BOOST_AUTO_TEST_SUITE(words)

BOOST_AUTO_TEST_CASE(amounts_are_read_as_people_type_them) {
    struct Row {
        const char* typed;
        std::int64_t cents;  // -1: no amount
    };
    const Row rows[] = {
        {"25", 2500},   {"12.5", 1250},    {"12.50", 1250}, {".50", 50},
        {"$12", 1200},  {"1,250", 125000}, {"12.", 1200},   {"007", 700},
        {"0", 0},       {"", -1},          {".", -1},       {"1.2.3", -1},
        {"12.345", -1}, {"-5", -1},        {"five", -1},    {"99999999999", -1},
    };
    for (const Row& row : rows) {
        const auto amount = typed_amount(row.typed);
        BOOST_TEST((amount ? amount->in_cents() : -1) == row.cents, row.typed);
    }
}

BOOST_AUTO_TEST_CASE(money_reads_as_on_a_bill) {
    BOOST_TEST(amount_in_words(Money::cents(5), Unit::Cash) == "$0.05");
    BOOST_TEST(amount_in_words(Money::cents(1250), Unit::Cash) == "$12.50");
    BOOST_TEST(amount_in_words(Money::dollars(1234567), Unit::Cash) == "$1,234,567");
    BOOST_TEST(amount_in_words(Money{} - Money::dollars(5), Unit::Cash) == "-$5");
}

BOOST_AUTO_TEST_CASE(events_read_as_sentences) {
    struct Row {
        const char* event;
        const char* words;
    };
    const Row rows[] = {
        {"1 bet dealer 25", "Seat 1 bets $25 on the dealer's hand"},
        {"2 bet super-tie 5", "Seat 2 bets $5 on Super Tie"},
        {"dealer deal 9c (8s)", "Dealer gets 9\u2663 8\u2660 (face down)"},
        {"1.2 hit Td", "Seat 1, second hand draws 10\u2666"},
        {"dealer peek", "Dealer checks the hole card: no blackjack"},
        {"1 take super-tie 5", "Seat 1: Take Super Tie $5"},
        {"1 push dealer", "Seat 1: Push Dealer hand"},
        {"1 tip 2", "Seat 1: Tip $2"},
    };
    for (const Row& row : rows) {
        Problems problems;
        const Event event = read_event(row.event, Game::Breakout, 2, problems);
        BOOST_REQUIRE_MESSAGE(problems.empty(), row.event);
        BOOST_TEST(event_in_words(event, Unit::Cash) == row.words);
    }
}

BOOST_AUTO_TEST_CASE(settlements_get_their_dollar_signs) {
    const Money half = *money_from("12.50");
    const auto in_cash = [](const SettledLines& lines) {
        return settlement_for_people(lines, Unit::Cash);
    };
    BOOST_TEST(in_cash({{Verb::Take, half, 0}, {Verb::Return, half, 0}}) ==
               "take $12.50, return $12.50");
    BOOST_TEST(in_cash({}) == "nothing");
    BOOST_TEST(in_cash({{Verb::Push, {}, 0}}) == "push");
    BOOST_TEST(in_cash({{Verb::Pay, Money::dollars(1250), 0}}) == "pay $1,250");
    BOOST_TEST(settlement_for_people({{Verb::Pay, Money::dollars(1250), 0}}, Unit::Chips) ==
               "pay 1,250 chips");
    BOOST_TEST(in_cash({{Verb::Out, {}, 6}}) == "out in 6th place");
    BOOST_TEST(in_cash({{Verb::Place, {}, 1}}) == "1st place");
}

BOOST_AUTO_TEST_SUITE_END()
