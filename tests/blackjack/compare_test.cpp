// How two finished hands compare: some rows in words, then every class of hand against every other.

#include <boost/test/unit_test.hpp>

#include "blackjack/hand.h"
#include "support/hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(comparing)

FinalHand finished(std::string_view cards) {
    const auto list = cards_in(cards);
    return {total_of(list), is_ace_and_ten(list), static_cast<int>(list.size())};
}

std::string_view in_words(Comparison comparison) {
    switch (comparison) {
        case Comparison::PlayerNatural: return "natural";
        case Comparison::PlayerWins: return "player";
        case Comparison::Push: return "push";
        case Comparison::DealerWins: return "dealer";
    }
    return "?";
}

struct CompareRow {
    std::string_view why, player, dealer, wins;
};
// clang-format off
constexpr CompareRow compare_rows[] = {
    {"higher total",               "Th 9c",    "Td 8s",       "player"},
    {"lower total",                "Th 8c",    "Td 9s",       "dealer"},
    {"same total",                 "Th 8c",    "Td 8s",       "push"},
    {"same total, soft and hard",  "Ah 7c",    "Td 8s",       "push"},
    {"player busts",               "Th 6c Kd", "Td 8s",       "dealer"},
    {"both bust",                  "Th 6c Kd", "Td 6s Kc",    "dealer"},
    {"dealer busts",               "Th 2c",    "Td 6s Kc",    "player"},
    {"natural against 20",         "Ah Kc",    "Td Ks",       "natural"},
    {"natural against a drawn 21", "Ah Kc",    "Td 5s 6c",    "natural"},
    {"natural against a bust",     "Ah Kc",    "Td 6s Kd",    "natural"},
    {"two naturals",               "Ah Kc",    "Ad Ks",       "push"},
    {"a drawn 21 and a natural",   "Th 5c 6d", "Ad Ks",       "dealer"},
    {"two drawn 21s",              "Th 5c 6d", "7d 7s 7h",    "push"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(two_hands_compare_as_in_ordinary_blackjack) {
    for (const CompareRow& row : compare_rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.player << " against " << row.dealer) {
            BOOST_TEST(in_words(compare(finished(row.player), finished(row.dealer))) == row.wins);
        }
    }
}

/// Every class of final hand on one scale: a bust below everything, a natural above 21.
struct Class {
    FinalHand hand;
    int worth;
};
std::vector<Class> every_class() {
    std::vector<Class> classes;
    for (int points = 4; points <= 31; ++points)
        classes.push_back({{hard(points), false, 3}, points > 21 ? 0 : points});
    for (int points = 12; points <= 21; ++points)
        classes.push_back({{soft(points), false, 3}, points});
    classes.push_back({{soft(21), true, 2}, 22});
    return classes;
}

BOOST_AUTO_TEST_CASE(every_class_of_hand_against_every_other) {
    for (const Class& player : every_class()) {
        for (const Class& dealer : every_class()) {
            std::string_view wins = player.worth > dealer.worth ? "player" : "dealer";
            if (player.worth == dealer.worth && player.worth > 0) wins = "push";
            if (player.worth == 22 && dealer.worth < 22) wins = "natural";
            BOOST_TEST_CONTEXT(to_text(player.hand.total)
                               << " against " << to_text(dealer.hand.total)) {
                BOOST_TEST(in_words(compare(player.hand, dealer.hand)) == wins);
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
