// Every class of final hand against every other, for the dealer hand bet and the Super Tie: against
// tables that were written out by hand from the sheet, player down, dealer across.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_classes)

// A dealer's final hand is 17 to 21, a natural or a bust; a player's on a dealer hand bet as well.
// "s" soft.
constexpr std::string_view classes[] = {"17", "s17", "18", "s18", "19", "s19",
                                        "20", "s20", "21", "s21", "bj", "bust"};
constexpr std::string_view cards_of_class[] = {"Th 7c",    "Ah 6c",    "Th 8c", "Ah 7c",
                                               "Th 9c",    "Ah 8c",    "Th Kc", "Ah 9c",
                                               "7h 7c 7d", "Ah 4c 6d", "Ah Kc", "Th 6c Kd"};
constexpr std::size_t class_count = std::size(classes);
static_assert(std::size(cards_of_class) == class_count);

// W the bet is paid 1:1, B paid 3:2, L taken, p pushed.
// clang-format off
constexpr std::string_view dealer_hand_table[class_count] = {
    //              17 s17 18 s18 19 s19 20 s20 21 s21 bj bust   the dealer's hand
    /* 17   */     "p  p   W  W   W  W   W  W   W  W   B  L",
    /* s17  */     "p  p   W  W   W  W   W  W   W  W   B  L",
    /* 18   */     "L  L   p  p   W  W   W  W   W  W   B  L",
    /* s18  */     "L  L   p  p   W  W   W  W   W  W   B  L",
    /* 19   */     "L  L   L  L   p  p   W  W   W  W   B  L",
    /* s19  */     "L  L   L  L   p  p   W  W   W  W   B  L",
    /* 20   */     "L  L   L  L   L  L   p  p   W  W   B  L",
    /* s20  */     "L  L   L  L   L  L   p  p   W  W   B  L",
    /* 21   */     "L  L   L  L   L  L   L  L   p  p   B  L",
    /* s21  */     "L  L   L  L   L  L   L  L   p  p   B  L",
    /* bj   */     "L  L   L  L   L  L   L  L   L  L   p  L",
    /* bust */     "p  p   W  W   W  W   W  W   W  W   B  p",
};

// - taken; else the odds to one.
constexpr std::string_view super_tie_table[class_count] = {
    //              17 s17 18 s18 19 s19 20 s20 21 s21 bj bust   the dealer's hand
    /* 17   */     "3  3   -  -   -  -   -  -   -  -   -  -",
    /* s17  */     "3  3   -  -   -  -   -  -   -  -   -  -",
    /* 18   */     "-  -   3  3   -  -   -  -   -  -   -  -",
    /* s18  */     "-  -   3  3   -  -   -  -   -  -   -  -",
    /* 19   */     "-  -   -  -   3  3   -  -   -  -   -  -",
    /* s19  */     "-  -   -  -   3  3   -  -   -  -   -  -",
    /* 20   */     "-  -   -  -   -  -   8  8   -  -   -  -",
    /* s20  */     "-  -   -  -   -  -   8  8   -  -   -  -",
    /* 21   */     "-  -   -  -   -  -   -  -   15 15  -  -",
    /* s21  */     "-  -   -  -   -  -   -  -   15 15  -  -",
    /* bj   */     "-  -   -  -   -  -   -  -   -  -   25 -",
    /* bust */     "-  -   -  -   -  -   -  -   -  -   -  1",
};
// clang-format on

/// The entries of a row, whatever the spaces between them.
std::vector<std::string> entries(std::string_view row) {
    std::vector<std::string> words;
    for (const std::string_view word : split_at(row, ' ')) {
        if (!word.empty()) words.emplace_back(word);
    }
    BOOST_REQUIRE_EQUAL(words.size(), class_count);
    return words;
}

std::string in_one_letter(const Outcome& outcome) {
    if (outcome.verb == Verb::Push) return "p";
    if (outcome.verb == Verb::Take) return "L";
    return outcome.odds == Odds{3, 2} ? "B" : outcome.odds == Odds{1, 1} ? "W" : "?";
}

std::string in_odds(const Outcome& outcome) {
    if (outcome.verb != Verb::Pay) return outcome.verb == Verb::Take ? "-" : "?";
    return outcome.odds.to == 1 ? std::to_string(outcome.odds.pays) : "?";
}

template <class Ruled>
void every_class_must_be(const std::string_view (&table)[class_count], std::string_view options,
                         Ruled ruled) {
    const brk::Sheet sheet = breakout_sheet(options);
    for (std::size_t player = 0; player < class_count; ++player) {
        const auto expected = entries(table[player]);
        for (std::size_t dealer = 0; dealer < class_count; ++dealer) {
            BOOST_TEST_CONTEXT(classes[player] << " against " << classes[dealer] << " "
                                               << options) {
                const brk::Hands hands{finished(cards_of_class[player]),
                                       finished(cards_of_class[dealer])};
                BOOST_TEST(ruled(hands, sheet) == expected[dealer]);
            }
        }
    }
}

BOOST_AUTO_TEST_CASE(a_dealer_hand_bet_on_every_pair_of_final_hands) {
    every_class_must_be(dealer_hand_table, "",
                        [](const brk::Hands& hands, const brk::Sheet& sheet) {
                            return in_one_letter(brk::dealer_hand_bet(hands, sheet));
                        });
}

BOOST_AUTO_TEST_CASE(a_super_tie_on_every_pair_of_final_hands) {
    every_class_must_be(super_tie_table, "", [](const brk::Hands& hands, const brk::Sheet& sheet) {
        return in_odds(brk::super_tie(hands, sheet).outcome);
    });
}

BOOST_AUTO_TEST_CASE(the_bonus_and_the_tie_never_both_win_but_on_two_busts) {
    const brk::Sheet sheet = breakout_sheet("");
    for (const std::string_view player : cards_of_class) {
        for (const std::string_view dealer : cards_of_class) {
            const brk::Hands hands{finished(player), finished(dealer)};
            const bool bonus = brk::breakout_bonus(hands, sheet).verb == Verb::Pay;
            BOOST_TEST(bonus == (hands.player.bust() && hands.dealer.bust()));
            BOOST_TEST((!bonus || brk::super_tie(hands, sheet).outcome.verb == Verb::Pay));
        }
    }
}

BOOST_AUTO_TEST_CASE(a_winning_tie_tips_what_its_row_says_and_a_losing_one_nothing) {
    const std::pair<std::int64_t, int> tips[] = {{25, 10}, {15, 5}, {8, 3}, {3, 2}, {1, 1}};
    const brk::Sheet sheet = breakout_sheet("");
    for (const std::string_view player : cards_of_class) {
        for (const std::string_view dealer : cards_of_class) {
            const brk::SuperTie tie = brk::super_tie({finished(player), finished(dealer)}, sheet);
            Money expected;
            for (const auto& [pays, tip] : tips) {
                if (tie.outcome.verb == Verb::Pay && tie.outcome.odds.pays == pays)
                    expected = Money::dollars(tip);
            }
            BOOST_TEST(to_text(tie.tip) == to_text(expected));
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
