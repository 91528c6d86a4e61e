// Cards that come out side by side again, rounds in time.

#include <boost/test/unit_test.hpp>
#include <cmath>

#include "forensics/dealt_night.h"
#include "forensics/order/dealer_times.h"
#include "forensics/order/side_by_side.h"
#include "forensics/shown_hand.h"

namespace fairdeal {

using forensics_test::DealtNight;
using forensics_test::record_of;

namespace {

/// The fewest matches among so many that are an alarm.
std::int64_t needed(std::int64_t of, double chance) {
    for (std::int64_t matches = 0; matches <= of; ++matches)
        if (tail_of({matches, of}, chance) < repeats_alarm) return matches;
    return of + 1;
}

/// The round of a second shoe by which it is seen to repeat the first; 0: not within so many.
int repeats_in_round(DealtNight& night, bool unshuffled, int rounds) {
    Neighbours before;
    for (const std::string& text : night.rounds(16)) {
        const auto shown = shown_by(record_of(text));
        for (const auto& [a, b] : shown->side_by_side) before.add(a, b);
    }
    if (unshuffled) night.deal_again_unshuffled();
    const double chance = before.chance(8);
    DealtOrder order;
    // Without that the shoe goes on for a few rounds, and another one begins.
    const auto texts = night.rounds(rounds);
    for (int round = 1; round <= rounds; ++round) {
        const auto shown = shown_by(record_of(texts[static_cast<std::size_t>(round) - 1]));
        for (const Card card : shown->dealt) order.next(card, before);
        if (tail_of(order.repeats(), chance) < repeats_alarm) return round;
    }
    return 0;
}

UtcTime at(const std::string& minute_and_second) {
    return *utc_time_from("2026-11-01T10:" + minute_and_second + "Z");
}

}  // namespace

BOOST_AUTO_TEST_SUITE(order)

BOOST_AUTO_TEST_CASE(the_matches_needed_are_those_published) {
    for (const auto& [of, matches] :
         std::vector<std::pair<int, int>>{{15, 11}, {20, 13}, {30, 17}, {40, 20}})
        BOOST_TEST(needed(of, 0.15) == matches);
    const double new_deck = neighbours_in_new_deck().chance(8);
    BOOST_TEST(std::abs(new_deck - 0.0378) < 5e-5);
    for (const auto& [of, matches] :
         std::vector<std::pair<int, int>>{{5, 5}, {8, 6}, {10, 6}, {15, 7}})
        BOOST_TEST(needed(of, new_deck) == matches);
}

BOOST_AUTO_TEST_CASE(the_chance_of_a_pair_is_that_of_two_cards_in_a_row) {
    Neighbours pairs;
    pairs.add(3, 9);
    pairs.add(9, 3);  // the same pair
    BOOST_TEST(std::abs(pairs.chance(8) - 2 * 64 / (416.0 * 415)) < 1e-15);
    pairs.add(5, 5);
    BOOST_TEST(std::abs(pairs.chance(8) - (2 * 64 + 56) / (416.0 * 415)) < 1e-15);
    BOOST_TEST(pairs.contains(9, 3));
    BOOST_TEST(!pairs.contains(9, 9));
}

BOOST_AUTO_TEST_CASE(a_shoe_that_was_not_shuffled_shows_in_its_second_round) {
    int by_two = 0;
    int by_three = 0;
    constexpr int runs = 60;
    for (int run = 0; run < runs; ++run) {
        DealtNight night({}, DealtPack(8), 100 + static_cast<std::uint64_t>(run));
        const int round = repeats_in_round(night, true, 8);
        by_two += round >= 1 && round <= 2 ? 1 : 0;
        by_three += round >= 1 && round <= 3 ? 1 : 0;
    }
    BOOST_TEST(by_two >= 57);  // 99.8 %
    BOOST_TEST(by_three >= 59);
}

BOOST_AUTO_TEST_CASE(shuffled_shoes_do_not_repeat) {
    for (int run = 0; run < 100; ++run) {
        DealtNight night({}, DealtPack(8), 900 + static_cast<std::uint64_t>(run));
        BOOST_TEST(repeats_in_round(night, false, 18) == 0);
    }
}

BOOST_AUTO_TEST_CASE(an_unread_card_breaks_the_order) {
    Neighbours pairs;
    pairs.add(0, 1);
    DealtOrder order;
    order.next(card_of_kind(0), pairs);
    order.next(Card{}, pairs);
    order.next(card_of_kind(1), pairs);
    order.next(card_of_kind(0), pairs);
    BOOST_TEST((order.repeats() == Repeats{1, 1}));
}

BOOST_AUTO_TEST_CASE(a_dealer_cannot_be_at_two_tables) {
    DealerTimes times;
    times.add("88", "B7", at("00:00"), at("05:00"), {1, "a"});
    times.add("88", "B8", at("04:40"), at("06:00"), {2, "b"});  // clocks may differ so much
    times.add("89", "B8", at("00:00"), at("05:00"), {3, "c"});  // somebody else
    BOOST_TEST(times.overlaps().empty());
    // Given late: rounds are put in order.
    times.add("88", "B9", at("02:00"), at("04:00"), {4, "d"});
    const auto overlaps = times.overlaps();
    BOOST_REQUIRE(overlaps.size() == 1U);
    BOOST_TEST(overlaps[0].dealer == "88");
    BOOST_TEST(overlaps[0].table == "B7");
    BOOST_TEST(overlaps[0].other_table == "B9");
    BOOST_TEST(overlaps[0].shared.count() == 120);
    BOOST_TEST(overlaps[0].second.id == "d");
}

/// The figures that a report printed the wrong way round.
BOOST_AUTO_TEST_CASE(so_many_hands_in_so_few_minutes_cannot_be) {
    const auto pace = [](int hands, int minutes) {
        DealingPace dealt;
        for (int hand = 0; hand < hands; ++hand) {
            UtcTime time = at("00:00");
            time.time += std::chrono::seconds(60) * minutes * hand / (hands - 1);
            dealt.add(5, 1, time, nullptr);
        }
        return dealt;
    };
    BOOST_TEST(pace(674, 24).cannot_be());
    BOOST_TEST(!pace(147, 73).cannot_be());
    BOOST_TEST(!pace(147, 24).cannot_be());
    BOOST_TEST(pace(674, 24).rounds() == 674);
    BOOST_TEST(!pace(2, 1).cannot_be());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace fairdeal
