// The four side bets of Breakout: every row of their tables, and every reading of their open
// points.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_side_bets)

struct Row {
    std::string_view clauses, player, dealer, options, outcome;
};

std::ostream& operator<<(std::ostream& out, const Row& row) {
    return out << row.clauses << ": " << row.player << " against " << row.dealer << " ("
               << row.options << ")";
}

void must_be(const Outcome& outcome, const Row& row) {
    BOOST_TEST_CONTEXT(row) {
        BOOST_TEST(in_words(outcome) == row.outcome);
        BOOST_TEST(in_words(outcome.because) == row.clauses);
    }
}

// clang-format off
constexpr Row breakout_bonus_rows[] = {
    // clauses                        player                        dealer                        options  pays
    {"BRK-BB-8 BRK-BB-1 AMB-BRK-27",  "Th 6c Kd",                   "Td 6s Kc",                   "", "pay 5:1"},    // 6 cards
    {"BRK-BB-8 BRK-BB-1 AMB-BRK-27",  "Th 6c Kd",                   "5h 5c 6d Th",                "", "pay 5:1"},    // 7
    {"BRK-BB-8 BRK-BB-1 AMB-BRK-27",  "5h 5c 6d Th",                "Th 6c Kd",                   "", "pay 5:1"},
    {"BRK-BB-7 BRK-BB-1 AMB-BRK-27",  "5h 5c 6d Th",                "5d 5s 6h Tc",                "", "pay 15:1"},   // 8
    {"BRK-BB-7 BRK-BB-1 AMB-BRK-27",  "2h 3c 4d 5h Tc",             "Td 6s Kc",                   "", "pay 15:1"},
    {"BRK-BB-6 BRK-BB-1 AMB-BRK-27",  "2h 3c 4d 5h Tc",             "5d 5s 6h Tc",                "", "pay 30:1"},   // 9
    {"BRK-BB-5 BRK-BB-1 AMB-BRK-27",  "2h 3c 4d 5h Tc",             "2d 3s 4h 5c Td",             "", "pay 100:1"},  // 10
    {"BRK-BB-5 BRK-BB-1 AMB-BRK-27",  "Th 6c Kd",                   "Ad 2s 2h 3c 3d 5s Tc",       "", "pay 100:1"},
    {"BRK-BB-4 BRK-BB-1 AMB-BRK-27",  "2h 2c 3d 4h 5c Th",          "2d 3s 4h 5c Td",             "", "pay 150:1"},  // 11
    {"BRK-BB-3 BRK-BB-1 AMB-BRK-27",  "2h 2c 3d 4h 5c Th",          "2d 2s 3h 4c 5d Tc",          "", "pay 250:1"},  // 12
    {"BRK-BB-3 BRK-BB-1 AMB-BRK-27",  "2h 2c 3d 4h 5c Th",          "Ad 2s 2h 3c 3d 5s Tc",       "", "pay 250:1"},  // 13
    {"BRK-BB-3 BRK-BB-1 AMB-BRK-27",  "Ah Ac 2d 2h 2c 3d 5h Th",    "Ad As 2s 2h 2c 3d 5s Tc",    "", "pay 250:1"},  // 16
    {"BRK-BB-1",                      "Th 6c Kd",                   "Td 7s",                      "", "take"},
    {"BRK-BB-1",                      "Th 7c",                      "Td 6s Kc",                   "", "take"},
    {"BRK-BB-1",                      "Th 7c",                      "Td 8s",                      "", "take"},
    {"BRK-BB-1",                      "Ah Kc",                      "Td 6s Kc",                   "", "take"},
    {"BRK-BB-1 AMB-BRK-42",           "Th 7c",                      "Ad Ks",                      "", "take"},
};

/// Super Tie, with the tip in dollars.
struct TieRow {
    std::string_view clauses, player, dealer, options, outcome;
    int tip;
};
constexpr TieRow super_tie_rows[] = {
    // clauses                           player       dealer         options          pays       tip
    {"BRK-ST-7 BRK-ST-1",                "Ah Kc",     "Ad Ts",       "",              "pay 25:1", 10},
    {"BRK-ST-7 BRK-ST-1",                "Ah Kc",     "Ad Ts",       "bj-vs-21=push", "pay 25:1", 10},
    {"BRK-ST-8 BRK-ST-1",                "7h 7c 7d",  "Td 6s 5s",    "",              "pay 15:1", 5},
    {"BRK-ST-8 BRK-ST-1",                "Ah 5c 5d",  "Td 6s 5s",    "",              "pay 15:1", 5},
    {"BRK-ST-8 BRK-ST-1",                "7h 7c 7d",  "Ad Ks",       "bj-vs-21=push", "pay 15:1", 5},
    {"BRK-ST-9 BRK-ST-1",                "Th Kc",     "Td Qs",       "",              "pay 8:1",  3},
    {"BRK-ST-9 BRK-ST-1",                "Ah 9c",     "5d 5s Ts",    "",              "pay 8:1",  3},
    {"BRK-ST-10 BRK-ST-1",               "Th 9c",     "Td 9s",       "",              "pay 3:1",  2},
    {"BRK-ST-10 BRK-ST-1",               "Th 8c",     "Ad 7s",       "",              "pay 3:1",  2},
    {"BRK-ST-10 BRK-ST-1",               "Th 7c",     "Td 7s",       "",              "pay 3:1",  2},
    {"BRK-ST-10 BRK-ST-1",               "Ah 6c",     "Ad 6s",       "bust17-soft=no", "pay 3:1", 2},
    {"BRK-ST-11 BRK-ST-1",               "Th 6c Kd",  "Td 6s Kc",    "",              "pay 1:1",  1},
    {"BRK-ST-11 BRK-ST-1 AMB-BRK-26",    "Th 6c 6d",  "Td 6s 9c",    "",              "pay 1:1",  1},
    {"BRK-ST-3",                         "Th 6c Kd",  "Td 7s",       "",              "take",     0},
    {"BRK-ST-3",                         "Th 6c Kd",  "Ad 6s",       "",              "take",     0},
    {"BRK-ST-1",                         "Th 6c Kd",  "Td 8s",       "",              "take",     0},
    {"BRK-ST-1",                         "Th 8c",     "Td 6s Kc",    "",              "take",     0},
    {"BRK-ST-1",                         "Th 8c",     "Td 9s",       "",              "take",     0},
    {"BRK-ST-1",                         "Ah Kc",     "Td 9s",       "",              "take",     0},
    {"BRK-ST-1",                         "Th Kc",     "Ad Ks",       "",              "take",     0},
    {"BRK-ST-1 AMB-BRK-14",              "7h 7c 7d",  "Ad Ks",       "",              "take",     0},
};

constexpr Row sweet_17_rows[] = {
    // clauses                player      dealer            options            pays
    {"BRK-SW-1",              "",         "Td 7s",          "",                "pay 6:1"},
    {"BRK-SW-1",              "",         "Ad 6s Td",       "",                "pay 6:1"},
    {"BRK-SW-1",              "",         "2d 2s 3h 5c 5d", "",                "pay 6:1"},
    {"BRK-SW-1",              "",         "Td 7s",          "sweet17-soft=no", "pay 6:1"},
    {"BRK-SW-1 AMB-BRK-05",   "",         "Ad 6s",          "",                "pay 6:1"},
    {"BRK-SW-1 AMB-BRK-05",   "",         "Ad 2s 4h",       "",                "pay 6:1"},
    {"BRK-SW-1 AMB-BRK-05",   "",         "Ad 6s",          "sweet17-soft=no", "take"},
    {"BRK-SW-1",              "",         "Td 6s",          "",                "take"},
    {"BRK-SW-1",              "",         "Td 8s",          "",                "take"},
    {"BRK-SW-1",              "",         "Ad 7s",          "",                "take"},
    {"BRK-SW-1",              "",         "Td 6s Kc",       "",                "take"},
    {"BRK-SW-1 AMB-BRK-42",   "",         "Ad Ks",          "",                "take"},
};

constexpr Row pair_up_rows[] = {
    // clauses                           player    dealer    the house's sheet               pays
    {"BRK-PU-1 BRK-PU-2 BRK-PU-3",       "Th 8c",  "9d 7s",  "",                             "take"},
    {"BRK-PU-1 BRK-PU-2 BRK-PU-3",       "Th 8h",  "9d 7d",  "",                             "take"},
    {"BRK-PU-1 BRK-PU-8",                "8h 8c",  "9d 7s",  "",                             "pay 3:1"},
    {"BRK-PU-1 BRK-PU-8",                "Th 8c",  "9d 9s",  "",                             "pay 3:1"},
    {"BRK-PU-1 BRK-PU-8",                "Ah Ac",  "9d 7s",  "",                             "pay 3:1"},
    {"BRK-PU-2 BRK-PU-7",                "8h 8h",  "9d 7s",  "",                             "pay 5:1"},
    {"BRK-PU-2 BRK-PU-7",                "Th 8c",  "9d 9d",  "",                             "pay 5:1"},
    {"BRK-PU-3 BRK-PU-6",                "8h 8c",  "9d 9s",  "",                             "pay 50:1"},
    {"BRK-PU-3 BRK-PU-6",                "8h 8c",  "8d 8s",  "",                             "pay 50:1"},
    {"BRK-PU-3 BRK-PU-4 AMB-BRK-08",     "8h 8h",  "9d 9s",  "",                             "pay 50:1"},
    {"BRK-PU-3 BRK-PU-4 AMB-BRK-08",     "8h 8c",  "9d 9d",  "",                             "pay 50:1"},
    {"BRK-PU-3 BRK-PU-4 AMB-BRK-08",     "8h 8h",  "9d 9d",  "",                             "pay 50:1"},
    {"BRK-PU-3 BRK-PU-6",                "8h 8c",  "9d 9s",  "pair-up-both=both-unsuited",   "pay 50:1"},
    {"BRK-PU-2 BRK-PU-7 AMB-BRK-08",     "8h 8h",  "9d 9s",  "pair-up-both=both-unsuited",   "pay 5:1"},
    {"BRK-PU-2 BRK-PU-7 AMB-BRK-08",     "8h 8h",  "9d 9d",  "pair-up-both=both-unsuited",   "pay 5:1"},
    {"BRK-PU-3 BRK-PU-4 AMB-BRK-08",     "8h 8h",  "9d 9s",  "pair-up-both=not-both-suited", "pay 50:1"},
    {"BRK-PU-2 BRK-PU-7 AMB-BRK-08",     "8h 8h",  "9d 9d",  "pair-up-both=not-both-suited", "pay 5:1"},
    {"BRK-PU-1 BRK-PU-2 BRK-PU-3 AMB-BRK-06", "Jh Qc", "9d 7s", "",                          "take"},
    {"BRK-PU-1 BRK-PU-8 AMB-BRK-06",     "Jh Qc",  "9d 7s",  "pair-by=value",                "pay 3:1"},
    {"BRK-PU-2 BRK-PU-7 AMB-BRK-06",     "Jh Qh",  "9d 7s",  "pair-by=value",                "pay 5:1"},
    {"BRK-PU-3 BRK-PU-6 AMB-BRK-06",     "Jh Qc",  "9d 9s",  "pair-by=value",                "pay 50:1"},
    {"BRK-PU-1 BRK-PU-8 AMB-BRK-07",     "8h 8d",  "9d 7s",  "",                             "pay 3:1"},
    {"BRK-PU-2 BRK-PU-7 AMB-BRK-07",     "8h 8d",  "9d 7s",  "suited-by=colour",             "pay 5:1"},
    {"BRK-PU-1 BRK-PU-8",                "8h 8s",  "9d 7s",  "suited-by=colour",             "pay 3:1"},
    {"BRK-PU-3 AMB-BRK-09",              "8h 8c",  "9d 9s",  "pair-up-rows=sum",             "pay 53:1"},
    {"BRK-PU-3 AMB-BRK-09 AMB-BRK-08",   "8h 8h",  "9d 9s",  "pair-up-rows=sum",             "pay 58:1"},
    {"BRK-PU-3 AMB-BRK-09 AMB-BRK-08",   "8h 8h",  "9d 9d",  "pair-up-rows=sum",             "pay 55:1"},
    {"BRK-PU-2 AMB-BRK-09",              "8h 8h",  "9d 7s",  "pair-up-rows=sum",             "pay 5:1"},
    {"BRK-PU-1 AMB-BRK-09",              "8h 8c",  "9d 7s",  "pair-up-rows=sum",             "pay 3:1"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(breakout_bonus_pays_two_busts_by_their_cards) {
    for (const Row& row : breakout_bonus_rows) {
        must_be(brk::breakout_bonus({finished(row.player), finished(row.dealer)},
                                    breakout_sheet(row.options)),
                row);
    }
}

BOOST_AUTO_TEST_CASE(super_tie_pays_by_the_total_and_tips_a_fixed_sum) {
    for (const TieRow& row : super_tie_rows) {
        const brk::SuperTie tie = brk::super_tie({finished(row.player), finished(row.dealer)},
                                                 breakout_sheet(row.options));
        must_be(tie.outcome, {row.clauses, row.player, row.dealer, row.options, row.outcome});
        BOOST_TEST_CONTEXT(row.clauses << ": " << row.player << " against " << row.dealer) {
            BOOST_TEST(to_text(tie.tip) == std::to_string(row.tip));
            BOOST_TEST(tie.row.id == row.clauses.substr(0, row.clauses.find(' ')));
        }
    }
}

BOOST_AUTO_TEST_CASE(sweet_17_pays_the_dealers_17) {
    for (const Row& row : sweet_17_rows) {
        must_be(brk::sweet_17(finished(row.dealer), breakout_sheet(row.options)), row);
    }
}

BOOST_AUTO_TEST_CASE(pair_up_pays_pairs_in_either_starting_hand) {
    for (const Row& row : pair_up_rows) {
        const auto player = cards_in(row.player);
        const auto dealer = cards_in(row.dealer);
        must_be(brk::pair_up(player, dealer, breakout_sheet(row.options)), row);
    }
}

/// What a starting hand is under a reading: 0 no pair, 1 an unsuited pair, 2 a suited one.
struct Start {
    std::string_view cards;
    int by_rank_and_suit, by_rank_and_colour, by_value_and_suit, by_value_and_colour;
};
constexpr Start starts[] = {
    {"8h 9c", 0, 0, 0, 0}, {"8h 9h", 0, 0, 0, 0}, {"Ah Tc", 0, 0, 0, 0},
    {"8h 8c", 1, 1, 1, 1}, {"8h 8d", 1, 2, 1, 2}, {"8h 8h", 2, 2, 2, 2},
    {"Jh Qc", 0, 0, 1, 1}, {"Jh Qd", 0, 0, 1, 2}, {"Jh Qh", 0, 0, 2, 2},
};
/// What two kinds of starting hand pay: by the player's and the dealer's kind, for each reading of
/// "both".
using Table = std::array<std::array<int, 3>, 3>;
constexpr Table any_best{{{0, 3, 5}, {3, 50, 50}, {5, 50, 50}}};
constexpr Table both_unsuited_best{{{0, 3, 5}, {3, 50, 5}, {5, 5, 5}}};
constexpr Table not_both_suited_best{{{0, 3, 5}, {3, 50, 50}, {5, 50, 5}}};
constexpr Table any_sum{{{0, 3, 5}, {3, 53, 58}, {5, 58, 55}}};
constexpr Table both_unsuited_sum{{{0, 3, 5}, {3, 53, 8}, {5, 8, 5}}};
constexpr Table not_both_suited_sum{{{0, 3, 5}, {3, 53, 58}, {5, 58, 5}}};

void pair_up_must_pay(const Start& player, const Start& dealer, int Start::*kind,
                      const Table& table, const std::string& options) {
    const int pays =
        table.at(static_cast<std::size_t>(player.*kind)).at(static_cast<std::size_t>(dealer.*kind));
    const Outcome outcome =
        brk::pair_up(cards_in(player.cards), cards_in(dealer.cards), breakout_sheet(options));
    BOOST_TEST_CONTEXT(player.cards << " against " << dealer.cards << " (" << options << ")") {
        BOOST_TEST(in_words(outcome) ==
                   (pays == 0 ? "take" : "pay " + std::to_string(pays) + ":1"));
    }
}

BOOST_AUTO_TEST_CASE(pair_up_under_each_of_its_24_readings) {
    const std::pair<std::string, int Start::*> kinds[] = {
        {"", &Start::by_rank_and_suit},
        {"suited-by=colour ", &Start::by_rank_and_colour},
        {"pair-by=value ", &Start::by_value_and_suit},
        {"pair-by=value suited-by=colour ", &Start::by_value_and_colour}};
    const std::pair<std::string, const Table&> tables[] = {
        {"pair-up-both=any", any_best},
        {"pair-up-both=both-unsuited", both_unsuited_best},
        {"pair-up-both=not-both-suited", not_both_suited_best},
        {"pair-up-both=any pair-up-rows=sum", any_sum},
        {"pair-up-both=both-unsuited pair-up-rows=sum", both_unsuited_sum},
        {"pair-up-both=not-both-suited pair-up-rows=sum", not_both_suited_sum}};
    for (const auto& [kind_words, kind] : kinds) {
        for (const auto& [table_words, table] : tables) {
            for (const Start& player : starts) {
                for (const Start& dealer : starts) {
                    pair_up_must_pay(player, dealer, kind, table, kind_words + table_words);
                }
            }
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
