// The main bets of Breakout: "Paying a hand" and "Blackjack hands", row by row.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_bets)

struct Row {
    std::string_view clauses, player, dealer, options, outcome;
};

void must_rule(const Row& row, Outcome (*rule)(const brk::Hands&, const brk::Sheet&)) {
    BOOST_TEST_CONTEXT(row.clauses << ": " << row.player << " against " << row.dealer << " ("
                                   << row.options << ")") {
        const Outcome outcome =
            rule({finished(row.player), finished(row.dealer)}, breakout_sheet(row.options));
        BOOST_TEST(in_words(outcome) == row.outcome);
        BOOST_TEST(in_words(outcome.because) == row.clauses);
    }
}

// clang-format off
constexpr Row dealer_hand_rows[] = {
    // clauses                            player           dealer           the house's sheet      the bet
    {"BRK-WIN-1 AMB-BRK-02",              "Th 8c",         "Td 9s",         "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 7c",         "Ad 7s",         "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th Kc",         "7d 7s 7h",      "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 6c Kd",      "Td 8s",         "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 6c Kd",      "Td 6s 5s",      "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 6c Kd",      "Ad 7s",         "",                    "pay 1:1"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 8c",         "Td 9s",         "dealer-win-pays=4:5", "pay 4:5"},
    {"BRK-WIN-1 AMB-BRK-02",              "Th 6c Kd",      "Td 9s",         "dealer-win-pays=4:5", "pay 4:5"},
    {"BRK-LOSE-1",                        "Th 7c",         "Td 6s Kd",      "",                    "take"},
    {"BRK-LOSE-1",                        "7h 7c 7d",      "Td 6s Kd",      "",                    "take"},
    {"BRK-LOSE-1",                        "Th 9c",         "Td 8s",         "",                    "take"},
    {"BRK-LOSE-1",                        "Ah 7c",         "Td 7s",         "",                    "take"},
    {"BRK-LOSE-1",                        "7h 7c 7d",      "Td Ks",         "",                    "take"},
    {"BRK-PUSH-1",                        "Th 7c",         "Td 7s",         "",                    "push"},
    {"BRK-PUSH-1",                        "Ah 7c",         "Td 8s",         "",                    "push"},
    {"BRK-PUSH-1",                        "Th Kc",         "5d 5s Td",      "",                    "push"},
    {"BRK-PUSH-1",                        "7h 7c 7d",      "Td 6s 5s",      "",                    "push"},
    {"BRK-PUSH-2",                        "Th 6c Kd",      "Td 6s Ks",      "",                    "push"},
    {"BRK-PUSH-2",                        "Th 6c 6d",      "Td 6s 9s",      "",                    "push"},
    {"BRK-PUSH-3",                        "Th 6c Kd",      "Td 7s",         "",                    "push"},
    {"BRK-PUSH-3",                        "Th 6c Kd",      "2d 5s Td",      "",                    "push"},
    {"BRK-PUSH-3",                        "Th 6c Kd",      "Td 7s",         "bust17-soft=no",      "push"},
    {"BRK-PUSH-3",                        "Th 6c Kd",      "Ad 6s Td",      "bust17-soft=no",      "push"},
    {"BRK-PUSH-3 AMB-BRK-04",             "Th 6c Kd",      "Ad 6s",         "",                    "push"},
    {"BRK-PUSH-3 AMB-BRK-04",             "Th 6c Kd",      "Ad 2s 4s",      "",                    "push"},
    {"BRK-WIN-1 AMB-BRK-02 AMB-BRK-04",   "Th 6c Kd",      "Ad 6s",         "bust17-soft=no",      "pay 1:1"},
    {"BRK-PUSH-1",                        "Ah 6c",         "Ad 6s",         "bust17-soft=no",      "push"},
    {"BRK-BJ-1",                          "Ah Kc",         "Td Ks",         "",                    "take"},
    {"BRK-BJ-1",                          "Ah Kc",         "Td 6s Ks",      "",                    "take"},
    {"BRK-BJ-1",                          "Th Ac",         "7d 7s 7h",      "",                    "take"},
    {"BRK-BJ-1",                          "Ah Kc",         "7d 7s 7h",      "bj-vs-21=push",       "take"},
    {"BRK-BJ-3",                          "Th Kc",         "Ad Ks",         "",                    "pay 3:2"},
    {"BRK-BJ-3",                          "Th 2c",         "Ad Ts",         "",                    "pay 3:2"},
    {"BRK-BJ-3",                          "Th 6c Kd",      "Jd As",         "dealer-style=no-hole", "pay 3:2"},
    {"BRK-BJ-3",                          "Th Kc",         "Ad Ks",         "dealer-bj-pays=6:5",  "pay 6:5"},
    {"BRK-BJ-3 AMB-BRK-14",               "7h 7c 7d",      "Ad Ks",         "dealer-style=no-hole", "pay 3:2"},
    {"BRK-PUSH-1 AMB-BRK-14",             "7h 7c 7d",      "Ad Ks",         "dealer-style=no-hole bj-vs-21=push", "push"},
    {"BRK-BJ-4",                          "Ah Kc",         "Ad Qs",         "",                    "push"},
    {"BRK-BJ-4",                          "Th Ac",         "Ad Ts",         "bj-vs-21=push",       "push"},
};

constexpr Row own_hand_rows[] = {
    // clauses                 player       dealer        the house's sheet   the bet
    {"BRK-PAY-1",              "Th 9c",     "Td 8s",      "",                 "pay 1:1"},
    {"BRK-PAY-1",              "Th 2c",     "Td 6s Kd",   "",                 "pay 1:1"},
    {"BRK-PAY-1",              "7h 7c 7d",  "Td Ks",      "bj-pays=6:5",      "pay 1:1"},
    {"BRK-PAY-1",              "Th 8c",     "Td 8s",      "",                 "push"},
    {"BRK-PAY-1",              "7h 7c 7d",  "6d 5s Td",   "",                 "push"},
    {"BRK-PAY-1",              "Ah Kc",     "Ad Ks",      "",                 "push"},
    {"BRK-PAY-1",              "Th 8c",     "Td 9s",      "",                 "take"},
    {"BRK-PAY-1",              "Th 6c Kd",  "Td 6s Kc",   "",                 "take"},
    {"BRK-PAY-1",              "Th 6c Kd",  "Td 7s",      "",                 "take"},
    {"BRK-PAY-1",              "7h 7c 7d",  "Ad Ks",      "",                 "take"},
    {"BRK-PAY-1",              "Th Kc",     "Ad Ks",      "dealer-bj-pays=1:1", "take"},
    {"BRK-PAY-1 AMB-BRK-03",   "Ah Kc",     "Td Ks",      "",                 "pay 3:2"},
    {"BRK-PAY-1 AMB-BRK-03",   "Ah Tc",     "7d 7s 7h",   "",                 "pay 3:2"},
    {"BRK-PAY-1 AMB-BRK-03",   "Ah Kc",     "Td Ks",      "bj-pays=6:5",      "pay 6:5"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(a_bet_on_the_dealers_hand) {
    for (const Row& row : dealer_hand_rows) must_rule(row, brk::dealer_hand_bet);
}

BOOST_AUTO_TEST_CASE(a_bet_on_the_own_hand) {
    for (const Row& row : own_hand_rows) {
        must_rule(row, [](const brk::Hands& hands, const brk::Sheet& sheet) {
            return brk::own_hand_bet({hands.player, hands.dealer}, sheet);
        });
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
