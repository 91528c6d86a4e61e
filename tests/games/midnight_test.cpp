// Midnight: every pair of final hands, whole hands from the first bet to the last line, every
// moment of them.

#include <boost/test/unit_test.hpp>

#include "games/midnight/settlement/results.h"
#include "whole_hands.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(midnight)

BOOST_AUTO_TEST_CASE(each_hand_is_over_without_a_fault_and_settled_as_its_row_says) {
    each_is_over_without_a_fault_and_settled_as_its_row_says(whole_hands(Game::Midnight));
}

BOOST_AUTO_TEST_CASE(every_line_has_its_reason_and_every_reason_is_a_clause_of_the_game) {
    every_line_has_its_reason_among_the_games_clauses(whole_hands(Game::Midnight), Game::Midnight);
}

BOOST_AUTO_TEST_CASE(settled_as_ruled_a_hand_is_right) {
    settled_as_ruled_each_is_right(whole_hands(Game::Midnight));
}

BOOST_AUTO_TEST_CASE(cut_anywhere_what_really_came_next_is_what_must_happen_or_may) {
    cut_anywhere_what_came_next_must_happen_or_may(whole_hands(Game::Midnight));
}

BOOST_AUTO_TEST_CASE(a_line_that_is_due_stays_due_and_stays_the_same) {
    a_line_that_is_due_stays_due_and_the_same(whole_hands(Game::Midnight));
}

// W paid 1:1, B paid 3:2, L taken, p pushed. "a-t" an ace and a ten on a split hand.
// clang-format off
constexpr std::string_view dealers[]      = {"17", "18", "19", "20", "21", "bj", "bust"};
constexpr std::string_view dealer_cards[] = {"Ah 6c", "Th 8c", "Th 9c", "Th Kc", "7h 7c 7d", "Ah Kc", "Th 6c Kd"};
struct Row { std::string_view hand, cards, against; };
constexpr Row table[] = {
    //                   17 18 19 20 21 bj bust
    {"16",   "Th 6c",    "L  L  L  L  L  L  W"},
    {"17",   "Th 7c",    "p  L  L  L  L  L  W"},
    {"s18",  "Ah 7c",    "W  p  L  L  L  L  W"},
    {"19",   "Th 9c",    "W  W  p  L  L  L  W"},
    {"20",   "Th Kc",    "W  W  W  p  L  L  W"},
    {"21",   "7h 7c 7d", "W  W  W  W  p  L  W"},
    {"a-t",  "Ah Tc",    "W  W  W  W  p  L  W"},
    {"bj",   "Ah Kc",    "B  B  B  B  B  p  B"},
    {"bust", "Th 6c Kd", "L  L  L  L  L  L  L"},
};
// clang-format on

std::string in_one_letter(const Outcome& outcome) {
    if (outcome.verb == Verb::Push) return "p";
    if (outcome.verb == Verb::Take) return "L";
    return outcome.odds == Odds{3, 2} ? "B" : outcome.odds == Odds{1, 1} ? "W" : "?";
}

BOOST_AUTO_TEST_CASE(the_bet_on_every_pair_of_final_hands) {
    const TableCard card(Game::Midnight);
    const mid::Sheet sheet(card);
    for (const Row& row : table) {
        const bool split = row.hand == "a-t";
        FinalHand player = finished(row.cards);
        player.natural = player.natural && !split;
        std::size_t at = 0;
        for (const std::string_view expected : split_at(row.against, ' ')) {
            if (expected.empty()) continue;
            BOOST_TEST_CONTEXT(row.hand << " against " << dealers[at]) {
                const Outcome outcome =
                    mid::hand_bet({player, split}, finished(dealer_cards[at]), sheet);
                BOOST_TEST(in_one_letter(outcome) == expected);
                BOOST_TEST(cites(outcome.because, ClauseId{"MID-SPL-7"}) == split);
            }
            ++at;
        }
        BOOST_TEST(at == std::size(dealers));
    }
}

BOOST_AUTO_TEST_CASE(the_example_of_the_notation_comes_out_line_by_line_and_is_right) {
    const HandRecord record = hand_record(
        "midnight / 1 bet player 20 / 1 deal 8h 8c / dealer deal As / dealer offer insurance / "
        "1 insure 10 / 1 split / 1.1 deal 3d / 1.2 deal Th / 1.1 stand / 1.2 stand / "
        "dealer hit Kd / 1 pay insurance 20 / 1.1 take player 20 / 1.2 take player 20");
    const Ruling ruling = rule(record);
    std::string lines;
    for (const Line& line : ruling.lines)
        lines += to_text(line) + " [" + in_words(line.because) + "]\n";
    BOOST_TEST(lines ==
               "1 pay insurance 20 [MID-INS-6 MID-INS-5 MID-PAY-3]\n"
               "1.1 take player 20 [MID-DBJ-1 MID-SPL-3 AMB-MID-05]\n"
               "1.2 take player 20 [MID-DBJ-1 MID-SPL-3 AMB-MID-05]\n");
    BOOST_TEST(joined_texts(ruling.breaches) == "");
    BOOST_TEST(judge(claim_of(record), ruling).right);
}

BOOST_AUTO_TEST_CASE(every_settling_clause_that_the_rules_cite_is_the_reason_of_some_whole_hand) {
    std::string cited;
    for (const WholeHand& row : whole_hands(Game::Midnight)) {
        for (const Line& line : rule(hand_record(row.record)).lines)
            cited += in_words(line.because);
    }
    for (const std::string_view clause :
         {"MID-PAY-1", "MID-PAY-2", "MID-PAY-3", "MID-DBJ-1", "MID-HIT-3", "MID-DBL-3", "MID-SPL-3",
          "MID-SPL-6", "MID-SPL-7", "MID-RES-1", "MID-RES-2", "MID-RES-3", "MID-RES-4", "MID-RES-5",
          "MID-INS-6", "MID-INS-7"}) {
        BOOST_TEST((cited.find(clause) != std::string::npos), clause);
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
