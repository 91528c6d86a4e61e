// Unshuffled shoes and new decks: cards that follow each other in a shoe and lay side by side in
// one hand of the shoe before, or lie so in new decks, against the chance that a shuffled shoe
// shows as many (floor facts, B.4).

#include <boost/test/unit_test.hpp>
#include <cmath>
#include <set>

#include "incidents/shoe_cards.h"
#include "record/table.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(incident_order)

using Pairs = std::set<std::pair<std::size_t, std::size_t>>;

void add(Pairs& pairs, Card a, Card b) {
    pairs.insert(std::minmax(kind_number(a), kind_number(b)));
}

/// Cards that lay side by side in a hand of the shoe.
Pairs side_by_side(const DealtShoe& shoe) {
    Pairs pairs;
    const auto add_hand = [&pairs](const TableHand& hand) {
        for (std::size_t i = 1; i < hand.cards.size(); ++i)
            add(pairs, hand.cards[i - 1], hand.cards[i]);
    };
    for (const HandRecord& round : shoe.rounds) {
        const TableState table = table_after(round, round.events.size());
        for (const TableSeat& seat : table.seats)
            for (const TableHand& hand : seat.hands) add_hand(hand);
        add_hand(table.dealer);
    }
    return pairs;
}

/// Cards of one suit, one rank apart: every maker packs them so, up or down.
Pairs of_new_decks() {
    Pairs pairs;
    for (const Suit suit : {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs})
        for (int rank = 1; rank < 13; ++rank)
            add(pairs, {static_cast<Rank>(rank), suit}, {static_cast<Rank>(rank + 1), suit});
    return pairs;
}

/// The chance of two neighbours of a shuffled pack of eight decks to be one of the pairs.
double chance_of(const Pairs& pairs) {
    double ways = 0;
    for (const auto& [a, b] : pairs) ways += a == b ? 56 : 128;
    return ways / (416.0 * 415.0);
}

/// The chance of so many hits or more.
double tail_of(int hits, int tries, double chance) {
    double sum = 0;
    for (int k = hits; k <= tries; ++k)
        sum += std::exp(std::lgamma(tries + 1.0) - std::lgamma(k + 1.0) -
                        std::lgamma(tries - k + 1.0) + k * std::log(chance) +
                        (tries - k) * std::log1p(-chance));
    return sum;
}

/// After how many rounds of the shoe chance is below one in a million; never: 0.
int found_at(const DealtShoe& shoe, const Pairs& pairs) {
    const double chance = chance_of(pairs);
    int hits = 0, tries = 0, rounds = 0;
    std::optional<Card> last;
    for (const auto& round : shoe.cards) {
        ++rounds;
        for (const Card card : round) {
            if (last) {
                ++tries;
                hits += pairs.contains(std::minmax(kind_number(*last), kind_number(card))) ? 1 : 0;
            }
            last = card;
        }
        if (hits > 0 && tail_of(hits, tries, chance) < 1e-6) return rounds;
    }
    return 0;
}

struct Unshuffled {
    std::string_view incident;
    int sure;         // the round by which all of 20 logs show it; 0: most never do
    int least, most;  // how many do so by round 2
};
constexpr Unshuffled unshuffled[] = {
    {"ocean-unshuffled", 4, 8, 20},   {"showboat-12-rounds", 3, 17, 20},
    {"showboat-6-rounds", 3, 17, 20}, {"showboat-4-rounds", 3, 17, 20},
    {"showboat-2-rounds", 2, 20, 20}, {"showboat-2-rounds-one-player", 0, 0, 8}};

BOOST_AUTO_TEST_CASE(a_shoe_that_was_not_shuffled_repeats_the_one_before) {
    for (const Unshuffled& row : unshuffled) {
        int at_2 = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto shoes = shoes_of(incident_named(row.incident), seed);
            BOOST_TEST_REQUIRE(shoes.size() == 2U, row.incident);
            const int round = found_at(shoes[1], side_by_side(shoes[0]));
            if (row.sure != 0)
                BOOST_TEST((round >= 1 && round <= row.sure),
                           row.incident << ", seed " << seed << ": " << round);
            at_2 += round != 0 && round <= 2 ? 1 : 0;
            // The first one was shuffled.
            BOOST_TEST(found_at(shoes[0], of_new_decks()) == 0);
        }
        BOOST_TEST((at_2 >= row.least && at_2 <= row.most), row.incident << ": " << at_2);
    }
}

BOOST_AUTO_TEST_CASE(a_shuffled_shoe_repeats_nothing) {
    int shoes_seen = 0;
    for (const char* name : {"hard-rock-rule-sign", "ocean-short-pack", "parx-swapped-card"}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto shoes = shoes_of(incident_named(name), seed);
            for (std::size_t i = 1; i < shoes.size(); ++i) {
                BOOST_TEST(found_at(shoes[i], side_by_side(shoes[i - 1])) == 0, name);
                ++shoes_seen;
            }
        }
    }
    BOOST_TEST(shoes_seen > 300);
}

BOOST_AUTO_TEST_CASE(new_decks_show_at_the_first_round_or_with_two_guests_at_the_second) {
    for (const char* name : {"golden-nugget-new-decks", "golden-nugget-41-hands"}) {
        const Incident& incident = incident_named(name);
        int at_1 = 0;
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto shoes = shoes_of(incident, seed);
            BOOST_TEST_REQUIRE(shoes.size() == 1U);
            const int round = found_at(shoes.front(), of_new_decks());
            BOOST_TEST((round == 1 || round == 2), name << ", seed " << seed);
            at_1 += round == 1 ? 1 : 0;
        }
        BOOST_TEST(at_1 >= (incident.tables.front().guests == 5 ? 20 : 15), name << ": " << at_1);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
