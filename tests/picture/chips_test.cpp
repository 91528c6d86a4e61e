// Chips that make a stake, against every way there is.

#include "picture/cards/chips.h"

#include <algorithm>
#include <array>
#include <boost/test/unit_test.hpp>
#include <functional>
#include <numeric>
#include <vector>

namespace fairdeal {

namespace {

std::int64_t sum_of(const ChipStack& stack) {
    return std::accumulate(stack.chips.begin(), stack.chips.end(), std::int64_t{0},
                           [](std::int64_t sum, Money chip) { return sum + chip.in_cents(); });
}

}  // namespace

BOOST_AUTO_TEST_SUITE(chips)

BOOST_AUTO_TEST_CASE(stakes_where_the_largest_chip_first_is_wrong) {
    struct Row {
        std::int64_t cents;
        std::vector<std::int64_t> chips;  // in cents
    };
    const std::vector<Row> rows{
        {300, {100, 100, 100}},
        {400, {100, 100, 100, 100}},
        {550, {250, 100, 100, 100}},
        {750, {500, 250}},
        {2500, {2500}},
        {3750, {2500, 500, 500, 250}},
        {167'600, {100'000, 50'000, 10'000, 2500, 2500, 2500, 100}},
    };
    for (const auto& [cents, chips] : rows) {
        const ChipStack stack = chips_for(Money::cents(cents));
        std::vector<std::int64_t> found;
        for (const Money chip : stack.chips) found.push_back(chip.in_cents());
        BOOST_TEST(found == chips, boost::test_tools::per_element());
        BOOST_TEST(stack.left_over.is_zero());
    }
}

BOOST_AUTO_TEST_CASE(no_amount_is_lost_and_the_largest_come_first) {
    for (std::int64_t cents = 0; cents <= 30'000; cents += 25) {
        const ChipStack stack = chips_for(Money::cents(cents));
        BOOST_TEST(sum_of(stack) + stack.left_over.in_cents() == cents);
        BOOST_TEST(std::is_sorted(stack.chips.begin(), stack.chips.end(), std::greater<>()));
    }
}

BOOST_AUTO_TEST_CASE(whole_stakes_need_no_coin) {
    for (std::int64_t dollars = 1; dollars <= 2'500; ++dollars)
        BOOST_TEST(chips_for(Money::dollars(dollars)).left_over.is_zero(), dollars << " dollars");
}

BOOST_AUTO_TEST_CASE(no_stack_under_a_hundred_could_be_shorter) {
    constexpr std::array<std::size_t, 4> in_halves{2, 5, 10, 50};
    std::vector<std::size_t> fewest(200, 1'000);
    fewest[0] = 0;
    for (std::size_t sum = 1; sum < fewest.size(); ++sum)
        for (const std::size_t chip : in_halves)
            if (chip <= sum) fewest[sum] = std::min(fewest[sum], fewest[sum - chip] + 1);
    for (std::size_t sum = 1; sum < fewest.size(); ++sum) {
        const ChipStack stack = chips_for(Money::cents(static_cast<std::int64_t>(sum) * 50));
        if (fewest[sum] < 1'000)
            BOOST_TEST(stack.chips.size() == fewest[sum], sum << " halves");
        else
            BOOST_TEST(!stack.left_over.is_zero());
    }
}

BOOST_AUTO_TEST_CASE(odd_cents_and_fortunes_are_left_over) {
    BOOST_TEST(chips_for(Money::cents(1'237)).left_over.in_cents() == 37);
    BOOST_TEST(chips_for(Money::cents(50)).chips.empty());
    const ChipStack fortune = chips_for(largest_amount);
    BOOST_TEST(fortune.chips.size() < 5'000U);
    BOOST_TEST(sum_of(fortune) + fortune.left_over.in_cents() == largest_amount.in_cents());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
