// Every hand that a test of this program reads, whole and cut after each of its events, is ruled
// alike for amounts and for reasons.

#include <boost/test/unit_test.hpp>

#include "support/depths.h"
#include "whole_hands.h"

namespace fairdeal {
namespace {

void must_agree(const HandRecord& hand) {
    const std::string difference = depths_differ(hand);
    BOOST_TEST(difference.empty(), difference);
}

/// Two unreadable cards are thousands of rulings.
bool has_two_unreadable_cards(const HandRecord& hand) {
    const std::string text = write(hand);
    return std::count(text.begin(), text.end(), '?') > 1;
}

void must_agree_wherever_it_is_cut(HandRecord hand) {
    must_agree(hand);
    if (has_two_unreadable_cards(hand)) return;
    while (!hand.events.empty()) {
        hand.events.pop_back();
        must_agree(hand);
    }
}

/// Once the tests are through: all that hand_record has read for them.
struct EveryHandInBothDepths {
    static void teardown() {
        const std::vector<HandRecord> hands = hands_read();
        for (const HandRecord& hand : hands) must_agree_wherever_it_is_cut(hand);
    }
};
BOOST_TEST_GLOBAL_FIXTURE(EveryHandInBothDepths);

BOOST_AUTO_TEST_SUITE(depths)

BOOST_AUTO_TEST_CASE(whole_hands_with_their_settlement) {
    for (const Game game : every_game) {
        for (const WholeHand& row : whole_hands(game))
            must_agree_wherever_it_is_cut(settled(hand_record(row.record)));
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
