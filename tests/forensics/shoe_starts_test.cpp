// Cards that are out of a shoe before its first hand.

#include <boost/test/unit_test.hpp>

#include "forensics/watch/shoe_starts.h"

namespace fairdeal {
namespace {

/// What is found of shoes with so many cards out before their first hands.
std::optional<ShoeStarts::NotWhole> found_of(const std::vector<int>& outs) {
    ShoeStarts starts;
    std::int64_t hand = 0;
    for (const int out : outs) {
        ++hand;
        starts.begin(out, {hand, ""}, std::to_string(hand));
    }
    return starts.found();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(shoe_starts)

BOOST_AUTO_TEST_CASE(nothing_but_the_burned_card_is_out_of_a_whole_shoe) {
    BOOST_TEST(!found_of({0, 1, 1, 0}));
    BOOST_TEST(!found_of({}));
}

/// SugarHouse: 16 cards stayed in a shuffler that counts.
BOOST_AUTO_TEST_CASE(the_first_shoe_is_found_at_once_and_those_like_it_are_counted) {
    const auto first = found_of({17});
    BOOST_REQUIRE(first.has_value());
    BOOST_TEST(first->hand.number == 1);
    const auto all = found_of({17, 17, 17});
    BOOST_REQUIRE(all.has_value());
    BOOST_TEST(all->hand.number == 1);
    BOOST_TEST(all->out == 17);
    BOOST_TEST(all->times == 3);
}

BOOST_AUTO_TEST_CASE(records_may_begin_within_a_shoe) {
    BOOST_TEST(!found_of({140}));  // more than a deck
    BOOST_TEST(!found_of({140, 1}));
    BOOST_TEST(!found_of({17, 1, 1}));  // the next one is whole
    const auto later = found_of({1, 140});
    BOOST_REQUIRE(later.has_value());  // its beginning should be here
    BOOST_TEST(later->shoe == "2");
    BOOST_TEST(found_of({140, 17, 1})->hand.number == 2);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
