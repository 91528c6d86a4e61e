// Every figure of the Breakout document as a hand. The pictures show cards that the text does not
// name; the hands here are of the kind that each caption describes.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_figures)

struct Figure {
    int number;
    std::string_view record, lines;
};

// clang-format off
constexpr Figure figures[] = {
    {1,  "breakout / 1 bet dealer 25 / 1 deal Th 8c / dealer deal 9c (Ts) / dealer turn Ts / dealer stand",
         "1 pay dealer 25 [BRK-WIN-1 AMB-BRK-02]"},
    {2,  "breakout / 1 bet dealer 25 / 1 deal Th 6c / dealer deal 9c (Ts) / 1 hit Kd / dealer turn Ts / dealer stand",
         "1 pay dealer 25 [BRK-WIN-1 AMB-BRK-02]"},
    {3,  "breakout / 1 bet dealer 25 / 1 deal Th 8c / dealer deal 9c (7s) / dealer turn 7s / dealer hit Kd",
         "1 take dealer 25 [BRK-LOSE-1]"},
    {4,  "breakout / 1 bet dealer 25 / 1 deal Th Kc / dealer deal 9c (Ts) / dealer turn Ts / dealer stand",
         "1 take dealer 25 [BRK-LOSE-1]"},
    {5,  "breakout id=B7-000412 table=B7 dealer=1182 hit-soft-17=yes / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6d / "
         "dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand / 1 push dealer / 1 take super-tie 5",
         "1 push dealer [BRK-PUSH-3], 1 take super-tie 5 [BRK-ST-3]"},
    // 6 to 8: which side bets go with which main bet; none of them is a fault
    {6,  "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 bet breakout-bonus 5 / 1 bet super-tie 5 / 1 deal Th 8c / "
         "dealer deal 9c (8s) / dealer turn 8s / dealer stand",
         "1 take dealer 25 [BRK-LOSE-1], 1 take pair-up 5 [BRK-PU-1 BRK-PU-2 BRK-PU-3], 1 pay sweet-17 30 [BRK-SW-1], "
         "1 take breakout-bonus 5 [BRK-BB-1], 1 take super-tie 5 [BRK-ST-1]"},
    {7,  "breakout / 1 bet player 25 / 1 bet pair-up 5 / 1 deal Th 8c / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
         "1 pay player 25 [BRK-PAY-1], 1 take pair-up 5 [BRK-PU-1 BRK-PU-2 BRK-PU-3]"},
    {8,  "breakout / 1 bet player 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 deal Th 8c / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
         "1 pay player 25 [BRK-PAY-1], 1 take pair-up 5 [BRK-PU-1 BRK-PU-2 BRK-PU-3], 1 pay sweet-17 30 [BRK-SW-1]"},
    // 9 is the pay table of the Breakout Bonus, 10 a hand of ten cards
    {9,  "breakout / 1 bet dealer 25 / 1 bet breakout-bonus 5 / 1 deal Th 6c / dealer deal 9c (7s) / 1 hit Kd / dealer turn 7s / dealer hit Td",
         "1 push dealer [BRK-PUSH-2], 1 pay breakout-bonus 25 [BRK-BB-8 BRK-BB-1 AMB-BRK-27]"},
    {10, "breakout / 1 bet dealer 25 / 1 bet breakout-bonus 5 / 1 deal 2h 3c / dealer deal 2d (3s) / 1 hit 4d / 1 hit 5h / 1 hit Tc / "
         "dealer turn 3s / dealer hit 4h / dealer hit 5c / dealer hit Td",
         "1 push dealer [BRK-PUSH-2], 1 pay breakout-bonus 500 [BRK-BB-5 BRK-BB-1 AMB-BRK-27]"},
    // 11 is the pay table of the Super Tie with its tips, 12 a tie on a 21 that is no blackjack
    {11, "breakout / 1 bet dealer 25 / 1 bet super-tie 10 / 1 deal Th Kc / dealer deal 9c (As) / dealer turn As / dealer stand",
         "1 push dealer [BRK-PUSH-1], 1 pay super-tie 80 [BRK-ST-9 BRK-ST-1], 1 tip 3 [BRK-ST-6 BRK-ST-5 BRK-ST-9]"},
    {12, "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 6c / dealer deal 9c (7s) / 1 hit 5d / dealer turn 7s / dealer hit 5c / dealer stand",
         "1 push dealer [BRK-PUSH-1], 1 pay super-tie 75 [BRK-ST-8 BRK-ST-1], 1 tip 5 [BRK-ST-6 BRK-ST-5 BRK-ST-8]"},
    // 13 is the pay table of Pair Up, 14 a dealer's unsuited pair, 15 two pairs
    {13, "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal 9h 9h / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
         "1 take dealer 25 [BRK-LOSE-1], 1 pay pair-up 25 [BRK-PU-2 BRK-PU-7]"},
    {14, "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal Th 8c / dealer deal 9c (9h) / dealer turn 9h / dealer stand",
         "1 push dealer [BRK-PUSH-1], 1 pay pair-up 15 [BRK-PU-1 BRK-PU-8]"},
    {15, "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal Th Tc / dealer deal 9c (9h) / dealer turn 9h / dealer stand",
         "1 take dealer 25 [BRK-LOSE-1], 1 pay pair-up 250 [BRK-PU-3 BRK-PU-6]"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_figure_of_the_document_is_ruled_as_its_caption_says) {
    for (const Figure& figure : figures) {
        BOOST_TEST_CONTEXT("fig. " << figure.number << ": " << figure.record) {
            const Ruling ruling = rule(hand_record(figure.record));
            std::string lines;
            for (const Line& line : ruling.lines) {
                lines += (lines.empty() ? "" : ", ") + to_text(line) + " [" +
                         in_words(line.because) + "]";
            }
            BOOST_TEST(lines == figure.lines);
            BOOST_TEST(next_in_words(ruling) == "over");
            BOOST_TEST(joined_texts(ruling.breaches) == "");
        }
    }
}

BOOST_AUTO_TEST_CASE(the_recorded_settlement_of_figure_5_is_right) {
    const HandRecord record = hand_record(figures[4].record);
    BOOST_TEST(judge(claim_of(record), rule(record)).right);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
