#include "cards/total.h"

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <map>
#include <set>
#include <vector>

#include "cards/card.h"

using namespace fairdeal;

namespace {

/// "As 6d" as cards; a test that names no card stops here.
std::vector<Card> hand(std::string_view text) {
    std::vector<Card> cards;
    for (std::size_t at = 0; at < text.size(); at += 3) {
        cards.push_back(card_from(text.substr(at, 2)).value());
    }
    return cards;
}

/// The total by trying every ace both ways: the best count that does not bust, else the lowest
/// count. Counts that meet are one: the count alone says whether an ace was taken as eleven.
Total best_of_every_count(const std::vector<Card>& cards) {
    std::set<int> counts{0};
    int lowest = 0;
    for (const Card card : cards) {
        std::set<int> next;
        for (const int count : counts) {
            next.insert(count + points_of(card.rank));
            if (card.rank == Rank::Ace) next.insert(count + 11);
        }
        counts = next;
        lowest += points_of(card.rank);
    }
    int best = lowest;
    for (const int count : counts) best = count <= 21 ? std::max(best, count) : best;
    return {best, best > lowest};
}

/// Calls `check` with every hand, as ranks in rising order, that a dealer can build from one card
/// on drawing until it holds 21 or more in hard points.
template <class Check>
void for_every_hand(std::vector<Card>& cards, int lowest, int points, const Check& check) {
    if (!cards.empty()) check(cards);
    if (points >= 21) return;
    for (int rank = lowest; rank <= 13; ++rank) {
        cards.push_back({static_cast<Rank>(rank), Suit::Hearts});
        for_every_hand(cards, rank, points + points_of(static_cast<Rank>(rank)), check);
        cards.pop_back();
    }
}

}  // namespace

BOOST_TEST_DONT_PRINT_LOG_VALUE(fairdeal::Total)

BOOST_AUTO_TEST_SUITE(total)

BOOST_AUTO_TEST_CASE(an_ace_counts_eleven_where_that_does_not_bust) {
    struct Row {
        const char* cards;
        Total total;
        const char* text;
    };
    // clang-format off
    const Row rows[] = {
        { "",               hard(0),  "0" },
        { "As",             soft(11), "soft 11" },
        { "As Ah",          soft(12), "soft 12" },
        { "As 6d",          soft(17), "soft 17" },
        { "As Kd",          soft(21), "soft 21" },
        { "As 6d Th",       hard(17), "17" },
        { "As Ah 9c",       soft(21), "soft 21" },
        { "As Ah 9c 2s",    hard(13), "13" },
        { "As Ah Ad Ac",    soft(14), "soft 14" },
        { "Th 6d",          hard(16), "16" },
        { "Th 6d Kc",       hard(26), "bust with 26" },
        { "9d 9s 3c",       hard(21), "21" },
        { "Jc Qc 2c",       hard(22), "bust with 22" },
        { "Jc Qc Ac",       hard(21), "21" },
        { "Jc Qc Ac As",    hard(22), "bust with 22" },
        { "5s 5h As",       soft(21), "soft 21" },
        { "?? 9c",          hard(9),  "9" },
        { "?? Ac",          soft(11), "soft 11" },
    };
    // clang-format on
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.cards) {
            BOOST_TEST(total_of(hand(row.cards)) == row.total);
            BOOST_TEST(to_text(total_of(hand(row.cards))) == row.text);
        }
    }
}

BOOST_AUTO_TEST_CASE(only_more_than_21_is_bust) {
    BOOST_TEST(!is_bust(hard(20)));
    BOOST_TEST(!is_bust(hard(21)));
    BOOST_TEST(!is_bust(soft(21)));
    BOOST_TEST(is_bust(hard(22)));
}

BOOST_AUTO_TEST_CASE(an_ace_and_ten_is_two_cards_and_nothing_more) {
    for (const char* cards : {"As Ts", "Th Ac", "Jd Ah", "Ad Qs", "Kc As"}) {
        BOOST_TEST(is_ace_and_ten(hand(cards)), cards);
    }
    for (const char* cards : {"", "As", "As 9s", "As As", "Ts Kh", "7s 7h 7d", "As Kh Th",
                              "As Kh Ts", "As ??", "?? Kh"}) {
        BOOST_TEST(!is_ace_and_ten(hand(cards)), cards);
    }
}

// Of the 1,326 pairs of one deck: a total of n without an ace is made by pairs of ranks that differ
// (4 x 4 ways) or are the same (6 ways), and the ten-valued rank stands for 16 cards.
BOOST_AUTO_TEST_CASE(all_1326_two_card_hands_have_the_totals_that_counting_gives) {
    // clang-format off
    const std::map<int, int> hard_hands = {
        {  4,   6 }, {  5,  16 }, {  6,  22 }, {  7,  32 }, {  8,  38 }, {  9,  48 }, { 10,  54 },
        { 11,  64 }, { 12, 118 }, { 13, 112 }, { 14, 102 }, { 15,  96 }, { 16,  86 }, { 17,  80 },
        { 18,  70 }, { 19,  64 }, { 20, 120 },
    };
    const std::map<int, int> soft_hands = {
        { 12,   6 }, { 13,  16 }, { 14,  16 }, { 15,  16 }, { 16,  16 }, { 17,  16 }, { 18,  16 },
        { 19,  16 }, { 20,  16 }, { 21,  64 },
    };
    // clang-format on
    std::map<int, int> hard_seen;
    std::map<int, int> soft_seen;
    int hands = 0;
    int aces_and_tens = 0;
    for (std::size_t first = 0; first < 52; ++first) {
        for (std::size_t second = first + 1; second < 52; ++second) {
            const std::vector<Card> cards{deck().at(first), deck().at(second)};
            const Total total = total_of(cards);
            ++hands;
            ++(total.soft ? soft_seen : hard_seen)[total.points];
            aces_and_tens += is_ace_and_ten(cards) ? 1 : 0;
        }
    }
    BOOST_TEST(hands == 1326);
    BOOST_TEST(aces_and_tens == 64);
    BOOST_TEST((hard_seen == hard_hands));
    BOOST_TEST((soft_seen == soft_hands));
}

BOOST_AUTO_TEST_CASE(every_hand_of_any_length_counts_as_trying_each_ace_both_ways) {
    std::vector<Card> cards;
    int hands = 0;
    int wrong = 0;
    for_every_hand(cards, 1, 0, [&](const std::vector<Card>& built) {
        ++hands;
        wrong += total_of(built) == best_of_every_count(built) ? 0 : 1;
    });
    BOOST_TEST(hands > 10'000);
    BOOST_TEST(wrong == 0);
}

BOOST_AUTO_TEST_CASE(the_order_of_the_cards_does_not_matter) {
    std::vector<Card> cards = hand("Ad 2c 3h 4s Ah Kd");
    const Total total = total_of(cards);
    std::ranges::sort(cards);
    do {
        BOOST_REQUIRE(total_of(cards) == total);
    } while (std::ranges::next_permutation(cards).found);
}

BOOST_AUTO_TEST_SUITE_END()
