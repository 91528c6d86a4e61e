#include "base/money.h"

#include <boost/test/unit_test.hpp>
#include <limits>

#include "base/problem.h"

using namespace fairdeal;

namespace {

constexpr Money most = Money::cents(std::numeric_limits<std::int64_t>::max());
constexpr Money least = Money::cents(std::numeric_limits<std::int64_t>::min());
constexpr Money cent = Money::cents(1);

}  // namespace

BOOST_AUTO_TEST_SUITE(paying)

BOOST_AUTO_TEST_CASE(a_stake_is_paid_at_its_odds_and_a_part_of_a_cent_is_rounded_down) {
    struct Row {
        std::int64_t stake_in_cents;
        Odds odds;
        std::int64_t pays_in_cents;
    };
    // clang-format off
    const Row rows[] = {
        // stake        odds        pays
        {       2500, {  1, 1 },    2500 },   // even money
        {       2500, {  3, 2 },    3750 },   // a natural
        {       2500, {  6, 5 },    3000 },
        {        500, { 35, 1 },   17500 },
        {        500, {100, 1 },   50000 },
        {       1000, {  1, 2 },     500 },
        {          1, {  3, 2 },       1 },   // one cent and a half
        {          3, {  3, 2 },       4 },
        {          5, {  3, 2 },       7 },
        {          1, {  6, 5 },       1 },
        {          4, {  6, 5 },       4 },   // 4.8 cents
        {          1, {  1, 2 },       0 },
        {        999, {  1, 1000 },    0 },
        {       1999, {  1, 1000 },    1 },
        {          0, {  3, 2 },       0 },
        {      12345, {  7, 3 },   28805 },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.stake_in_cents << " cents at " << to_text(row.odds)) {
            BOOST_TEST(pay_at(Money::cents(row.stake_in_cents), row.odds).in_cents() ==
                       row.pays_in_cents);
        }
    }
}

BOOST_AUTO_TEST_CASE(every_stake_up_to_ten_dollars_is_paid_the_whole_cents_below_the_exact_amount) {
    for (const Odds odds : {Odds{3, 2}, Odds{6, 5}, Odds{7, 3}, Odds{1, 1000}, Odds{1000, 1}}) {
        for (std::int64_t stake = 0; stake <= 1000; ++stake) {
            const std::int64_t pays = pay_at(Money::cents(stake), odds).in_cents();
            BOOST_REQUIRE(pays * odds.to <= stake * odds.pays);
            BOOST_REQUIRE((pays + 1) * odds.to > stake * odds.pays);
        }
    }
}

BOOST_AUTO_TEST_CASE(the_largest_stake_can_be_paid_at_the_longest_odds) {
    BOOST_TEST(pay_at(largest_amount, {1000, 1}).in_cents() == 999'999'999'999'000);
}

BOOST_AUTO_TEST_CASE(half_of_an_amount_leaves_the_half_cent_behind) {
    struct Row {
        std::int64_t amount, half;
    };
    for (const Row row : {Row{0, 0}, {1, 0}, {2, 1}, {2500, 1250}, {2501, 1250}, {101, 50}}) {
        BOOST_TEST(half_of(Money::cents(row.amount)).in_cents() == row.half);
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(sums)

BOOST_AUTO_TEST_CASE(amounts_add_subtract_and_compare) {
    const Money rack = Money::dollars(100) + Money::cents(50) - Money::dollars(25);
    BOOST_TEST(rack.in_cents() == 7550);
    BOOST_TEST((rack * 3).in_cents() == 22650);
    BOOST_TEST((Money::dollars(1) - Money::dollars(2)).in_cents() == -100);
    BOOST_TEST((Money::dollars(1) < Money::cents(101)));
    BOOST_TEST((Money::dollars(1) == Money::cents(100)));
    BOOST_TEST(Money{}.is_zero());
    BOOST_TEST(!cent.is_zero());
}

BOOST_AUTO_TEST_CASE(the_last_sum_that_fits_is_exact) {
    BOOST_TEST((most - cent + cent == most));
    BOOST_TEST((least + cent - cent == least));
    BOOST_TEST((Money::cents(most.in_cents() / 1000) * 1000 <= most));
}

BOOST_AUTO_TEST_CASE(a_sum_that_does_not_fit_is_a_fault_and_never_a_wrong_number) {
    BOOST_CHECK_THROW(most + cent, Fault);
    BOOST_CHECK_THROW(least - cent, Fault);
    BOOST_CHECK_THROW(cent - least, Fault);
    BOOST_CHECK_THROW(most * 2, Fault);
    BOOST_CHECK_THROW(least * -1, Fault);
    BOOST_CHECK_THROW(Money::cents(most.in_cents() / 1000 + 1) * 1000, Fault);
    BOOST_CHECK_THROW(pay_at(most, {3, 2}), Fault);
}

BOOST_AUTO_TEST_CASE(a_refused_sum_leaves_the_rack_as_it_was) {
    Money rack = most;
    BOOST_CHECK_THROW(rack += cent, Fault);
    BOOST_TEST((rack == most));
    rack = least;
    BOOST_CHECK_THROW(rack -= cent, Fault);
    BOOST_TEST((rack == least));
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(amounts)

BOOST_AUTO_TEST_CASE(an_amount_is_written_with_two_decimals_or_none) {
    struct Row {
        std::int64_t cents;
        const char* text;
    };
    // clang-format off
    const Row rows[] = {
        {            0, "0" },
        {            5, "0.05" },
        {           50, "0.50" },
        {          100, "1" },
        {         1250, "12.50" },
        {         2500, "25" },
        {       100001, "1000.01" },
        { 999999999999, "9999999999.99" },
        {           -5, "-0.05" },
        {         -100, "-1" },
        {        -1250, "-12.50" },
    };
    // clang-format on
    for (const Row& row : rows) BOOST_TEST(to_text(Money::cents(row.cents)) == row.text);
    BOOST_TEST(to_text(most) == "92233720368547758.07");
    BOOST_TEST(to_text(least) == "-92233720368547758.08");
}

BOOST_AUTO_TEST_CASE(an_amount_is_read_in_the_notations_form) {
    struct Row {
        const char* text;
        std::int64_t cents;
    };
    // clang-format off
    const Row rows[] = {
        { "0",               0 },
        { "0.00",            0 },
        { "0.05",            5 },
        { "1",             100 },
        { "12.50",        1250 },
        { "12.00",        1200 },
        { "9999999999",   999999999900 },
        { "9999999999.99", 999999999999 },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT("'" << row.text << "'") {
            const auto amount = money_from(row.text);
            BOOST_REQUIRE(amount.has_value());
            BOOST_TEST(amount->in_cents() == row.cents);
        }
    }
}

BOOST_AUTO_TEST_CASE(what_is_not_an_amount_is_refused) {
    const char* const refused[] = {"",
                                   " ",
                                   ".",
                                   ".50",
                                   "12.",
                                   "12.5",
                                   "12.500",
                                   "012",
                                   "00",
                                   "00.50",
                                   "-1",
                                   "-0.50",
                                   "+1",
                                   "1,000",
                                   "1.5e2",
                                   "1 000",
                                   " 1",
                                   "1 ",
                                   "$5",
                                   "5c",
                                   "1.-5",
                                   "1.5x",
                                   "1..50",
                                   "1.50.00",
                                   "12,50",
                                   "0x10",
                                   "1.\x35\xff",
                                   "\xd9\xa1",
                                   "inf",
                                   "10000000000",
                                   "10000000000.00",
                                   "99999999999999999999",
                                   "18446744073709551617"};
    for (const char* text : refused) {
        BOOST_TEST(!money_from(text).has_value(), "'" << text << "' was read as an amount");
    }
    using namespace std::string_view_literals;
    BOOST_TEST(!money_from("1\0"sv).has_value());
    BOOST_TEST(!money_from("1.5\0"sv).has_value());
}

BOOST_AUTO_TEST_CASE(every_amount_up_to_thirty_dollars_reads_back_as_written) {
    for (std::int64_t cents = 0; cents <= 3000; ++cents) {
        BOOST_REQUIRE((money_from(to_text(Money::cents(cents))) == Money::cents(cents)));
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(prices)

BOOST_AUTO_TEST_CASE(odds_are_read_as_pays_to_one_and_written_back) {
    for (const char* text : {"1:1", "3:2", "6:5", "11:1", "1000:1", "1:1000", "1000:1000"}) {
        const auto odds = odds_from(text);
        BOOST_REQUIRE_MESSAGE(odds.has_value(), text);
        BOOST_TEST(to_text(*odds) == text);
    }
    BOOST_TEST((odds_from("3:2") == Odds{3, 2}));
}

BOOST_AUTO_TEST_CASE(what_is_not_a_price_is_refused) {
    for (const char* text : {"",       ":",
                             "3",      "3:",
                             ":2",     "3/2",
                             "3-2",    "3 to 2",
                             "3 : 2",  " 3:2",
                             "3:2 ",   "0:1",
                             "1:0",    "03:2",
                             "3:02",   "-3:2",
                             "3:-2",   "1.5:1",
                             "3:2:1",  "1001:1",
                             "1:1001", "99999999999999999999:1",
                             "x:1"}) {
        BOOST_TEST(!odds_from(text).has_value(), "'" << text << "' was read as odds");
    }
}

BOOST_AUTO_TEST_SUITE_END()
