// What the sheet forbids: which line of the record is at fault, by which clause, and what is due
// all the same.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(breakout_breaches)

struct Row {
    std::string_view faults;  // "line clause", by line of the record
    std::string_view why, record, lines;
};

// clang-format off
constexpr Row rows[] = {
    // --- wagers that may not be made go back
    {"3 BRK-SIDE-3", "Super Tie on an own hand",
     "breakout / 1 bet player 10 / 1 bet super-tie 5 / 1 deal Th 8d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10, 1 return super-tie 5"},
    {"2 BRK-SIDE-3", "Breakout Bonus on an own hand, put up first",
     "breakout / 1 bet breakout-bonus 5 / 1 bet player 10 / 1 deal Th 8d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10, 1 return breakout-bonus 5"},
    {"3 BRK-ST-4", "a Super Tie under 5",
     "breakout / 1 bet dealer 10 / 1 bet super-tie 4.99 / 1 deal Th 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 return super-tie 4.99"},
    {"", "a Super Tie of 5",
     "breakout / 1 bet dealer 10 / 1 bet super-tie 5 / 1 deal Th 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 pay super-tie 15, 1 tip 2"},
    {"3 AMB-BRK-13", "a side bet without a main wager",
     "breakout / 1 bet dealer 10 / 2 bet pair-up 5 / 1 deal Th 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 2 return pair-up 5"},
    {"4 BRK-SIDE-4", "a side bet after the first card",
     "breakout / 1 bet dealer 10 / 1 deal Th / 1 bet pair-up 5 / 1 deal 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 return pair-up 5"},
    {"4 AMB-BRK-39", "a main wager after the first card",
     "breakout / 1 bet dealer 10 / 1 deal Th / 2 bet player 5 / 1 deal 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 2 return player 5"},
    {"3 AMB-BRK-23", "both main wagers on one hand",
     "breakout / 1 bet dealer 10 / 1 bet player 5 / 1 deal Th 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 return player 5"},
    // --- insurance and even money
    {"5 BRK-INS-2, 6 BRK-INS-1", "insurance on a dealer hand bet",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Ac (8s) / dealer offer insurance / 1 insure 5 / dealer peek / dealer turn 8s / dealer stand",
     "1 return insurance 5, 1 pay dealer 10"},
    {"7 BRK-INS-1", "insurance on a dealer hand bet at a mixed table",
     "breakout / 1 bet dealer 10 / 2 bet player 10 / 1 deal Th 8d / 2 deal Tc 8c / dealer deal Ac (Ks) / 1 insure 5 / dealer turn Ks",
     "1 return insurance 5, 1 pay dealer 15, 2 take player 10"},
    {"5 BRK-INS-1", "even money on a dealer hand bet",
     "breakout / 1 bet dealer 10 / 1 deal Ah Kd / dealer deal Ac (8s) / 1 even-money / dealer peek / 1 take dealer 10 / dealer turn 8s",
     "1 take dealer 10"},
    {"5 BRK-INS-2", "insurance is offered, and nobody bets on their own hand",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Ac (8s) / dealer offer insurance / dealer peek / dealer turn 8s / dealer stand",
     "1 pay dealer 10"},
    {"5 BRK-INS-2", "insurance is offered against a ten",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Tc (8s) / dealer offer insurance / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"6 AMB-BRK-03", "insurance of more than half",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (Ks) / dealer offer insurance / 1 insure 5.01 / dealer turn Ks",
     "1 return insurance 5.01, 1 take player 10"},
    {"7 AMB-BRK-03", "insurance of more than half in two sums",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (Ks) / dealer offer insurance / 1 insure 3 / 1 insure 2.01 / dealer turn Ks",
     "1 pay insurance 6, 1 return insurance 2.01, 1 take player 10"},
    {"", "insurance of half in two sums",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (Ks) / dealer offer insurance / 1 insure 3 / 1 insure 2 / dealer turn Ks",
     "1 pay insurance 10, 1 take player 10"},
    {"7 AMB-BRK-20", "insurance after the check",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (8s) / dealer offer insurance / dealer peek / 1 insure 5 / 1 stand / dealer turn 8s / dealer stand",
     "1 return insurance 5, 1 take player 10"},
    {"6 AMB-BRK-21", "insurance of a stranger",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Ac (8s) / dealer offer insurance / 2 insure 5 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 take player 10, 2 return insurance 5"},
    {"6 AMB-BRK-22", "even money without a natural",
     "breakout / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac (8s) / dealer offer insurance / 1 even-money / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-BRK-01", "the check is left out",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Tc (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-BRK-01", "they check, and have a blackjack",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Tc (As) / dealer peek / dealer turn As",
     "1 pay dealer 15"},
    {"5 AMB-BRK-01", "they check a hole card that there is not",
     "breakout dealer-style=no-hole / 1 bet dealer 10 / 1 deal Th 8d / dealer deal Tc / dealer peek / dealer hit 9c / dealer stand",
     "1 pay dealer 10"},
    {"5 AMB-BRK-01", "a check without an ace or a ten up",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal 9c (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10"},
    {"4 AMB-BRK-01", "a check before the deal is complete",
     "breakout / 1 bet player 10 / dealer deal Tc (8s) / dealer peek / 1 deal Th 8d / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"7 AMB-BRK-01", "a check after a hand has been played",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Tc (8s) / dealer peek / 1 stand / dealer peek / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 AMB-BRK-01, 6 AMB-BRK-01", "the check comes when a hand has been played",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Tc (8s) / 1 stand / dealer peek / dealer turn 8s / dealer stand",
     "1 push player"},
    {"", "no clause forbids a second look before anybody plays",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal Tc (8s) / dealer peek / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    // --- the offer that an ace asks for
    {"5 BRK-PHB-1", "nobody is offered insurance",
     "breakout / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"5 BRK-PHB-1", "nor before a blackjack is shown",
     "breakout / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac (Ks) / dealer turn Ks",
     "1 take player 10"},
    {"5 BRK-PHB-1", "nor to a natural",
     "breakout / 1 bet player 10 / 1 deal Ah Kd / dealer deal Ac (8s) / dealer peek / dealer turn 8s",
     "1 pay player 15"},
    {"5 BRK-PHB-1", "nor without a hole card",
     "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac / 1 stand / dealer hit 8s / dealer stand",
     "1 push player"},
    {"", "what is taken was offered",
     "breakout / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac (8s) / 1 insure 5 / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 take insurance 5, 1 push player"},
    {"", "even money is taken, so it was offered",
     "breakout / 1 bet player 10 / 1 deal Ah Kd / dealer deal Ac (8s) / 1 even-money / dealer peek / dealer turn 8s",
     "1 pay player 10"},
    {"", "the source does not record offers",
     "breakout offers=unknown / 1 bet player 10 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / 1 stand / dealer turn 8s / dealer stand",
     "1 push player"},
    {"", "nobody bets on their own hand",
     "breakout / 1 bet dealer 10 / 1 deal Th 9d / dealer deal Ac (8s) / dealer peek / dealer turn 8s / dealer stand",
     "1 push dealer"},
    // --- the shoe and the deal
    {"4 AMB-BRK-03, 6 AMB-BRK-03", "more of one card than one deck holds",
     "breakout decks=1 / 1 bet player 10 / 1 deal 5h 2d / dealer deal 5h (8s) / 1 hit Kc / 1 hit Kc / dealer turn 8s",
     "1 take player 10"},
    {"", "two decks hold it twice",
     "breakout decks=2 / 1 bet player 10 / 1 deal 5h 2d / dealer deal 5h (8s) / 1 hit Kc / 1 hit Kc / dealer turn 8s",
     "1 take player 10"},
    {"4 AMB-BRK-03", "cards for a spot without a wager",
     "breakout / 1 bet player 10 / 1 deal Th 8d / 2 deal 2c 3d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10"},
    {"4 AMB-BRK-03", "a card before the dealer has theirs",
     "breakout / 1 bet player 10 / 1 deal Th 2d / 1 hit 6c / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10"},
    {"4 AMB-BRK-03", "the dealer plays before a spot has its cards",
     "breakout / 1 bet player 10 / dealer deal 9c (8s) / dealer turn 8s / 1 deal Th 8d / 1 stand / dealer stand",
     "1 pay player 10"},
    // --- the hands of dealer hand bets
    {"5 BRK-DHB-2", "a dealer hand bettor stands on 15",
     "breakout / 1 bet dealer 10 / 1 deal Th 5d / dealer deal 9c (9s) / 1 stand / 1 hit 2c / dealer turn 9s / dealer stand",
     "1 pay dealer 10"},
    {"5 BRK-DHB-2", "they double: their card counts, their bet does not grow",
     "breakout / 1 bet dealer 10 / 1 deal 5h 6d / dealer deal 9c (9s) / 1 double 9d / dealer turn 9s / dealer stand",
     "1 take dealer 10"},
    {"5 BRK-DHB-2", "they surrender, as if not asked",
     "breakout / 1 bet dealer 10 / 1 deal Th 7d / dealer deal 9c (9s) / 1 surrender / dealer turn 9s / dealer stand",
     "1 pay dealer 10"},
    {"5 BRK-DHB-2", "they split: it stands as dealt",
     "breakout / 1 bet dealer 10 / 1 deal 9h 9d / dealer deal 9c (8s) / 1 split / 1.1 deal 8d / 1.2 deal Th / dealer turn 8s / dealer stand",
     "1.1 push dealer, 1.2 take dealer 10"},
    {"5 BRK-DHB-4", "a card to their 17 is left out",
     "breakout / 1 bet dealer 10 / 1 deal Th 7d / dealer deal 9c (9s) / 1 hit Kd / dealer turn 9s / dealer stand",
     "1 pay dealer 10"},
    {"5 BRK-S17-2", "a card to their soft 17 is left out",
     "breakout / 1 bet dealer 10 / 1 deal Ah 6d / dealer deal 9c (9s) / 1 hit 4d / dealer turn 9s / dealer stand",
     "1 pay dealer 10"},
    {"5 BRK-DHB-4", "they have not drawn yet",
     "breakout / 1 bet dealer 10 / 1 deal Th 2d / dealer deal 9c (9s) / dealer turn 9s / 1 hit 7c / dealer stand",
     "1 take dealer 10"},
    {"5 BRK-PHB-2", "the dealer turns before an own hand has been played",
     "breakout / 1 bet player 10 / 1 deal Th 2d / dealer deal 9c (9s) / dealer turn 9s / 1 hit 7c / 1 stand / dealer stand",
     "1 pay player 10"},
    {"7 BRK-PHB-2", "once, at a table with a house hand that has been drawn",
     "breakout / 1 bet dealer 10 / 2 bet player 10 / 1 deal Th 9d / 2 deal Th 2d / dealer deal 9c (5s) / dealer turn 5s / dealer hit 5d / 2 stand / dealer stand",
     "1 push dealer, 2 take player 10"},
    {"5 BRK-PHB-2", "nor without a hole card",
     "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Th 9d / dealer deal 9c / dealer hit 9s / 1 stand / dealer stand",
     "1 pay player 10"},
    {"", "their blackjack ends the play",
     "breakout / 1 bet player 10 / 1 deal Th 2d / dealer deal Tc (As) / dealer turn As",
     "1 take player 10"},
    // --- own hands
    {"6 BRK-PHB-2", "a card after they stood is left out",
     "breakout / 1 bet player 10 / 1 deal Th 7d / dealer deal 9c (9s) / 1 stand / 1 hit 4d / dealer turn 9s / dealer stand",
     "1 take player 10"},
    {"7 BRK-PHB-2", "a card after a double is left out",
     "breakout / 1 bet player 10 / 1 deal 5h 6d / dealer deal 9c (9s) / 1 double 2d / # no more / 1 hit 8d / dealer turn 9s / dealer stand",
     "1 take player 20"},
    {"6 BRK-PHB-2", "a double of three cards stands as dealt",
     "breakout / 1 bet player 10 / 1 deal 5h 2d / dealer deal 9c (9s) / 1 hit 4d / 1 double Td / dealer turn 9s / dealer stand",
     "1 pay player 20"},
    {"8 BRK-PHB-2", "a double after a split, where the house lets none",
     "breakout double-after-split=no / 1 bet player 10 / 1 deal 8h 8d / dealer deal 9c (9s) / 1 split / 1.1 deal 3d / 1.2 deal Td / 1.1 double Tc / "
     "1.2 stand / dealer turn 9s / dealer stand",
     "1.1 pay player 20, 1.2 push player"},
    {"5 BRK-PHB-2", "a split of two values stands as dealt",
     "breakout / 1 bet player 10 / 1 deal 8h 9d / dealer deal 9c (9s) / 1 split / 1.1 deal Td / 1.2 deal Tc / 1.1 stand / 1.2 stand / dealer turn 9s / dealer stand",
     "1.1 push player, 1.2 pay player 10"},
    {"6 AMB-BRK-03", "a surrender of three cards is as if not asked",
     "breakout / 1 bet player 10 / 1 deal 8h 2d / dealer deal 9c (9s) / 1 hit 6c / 1 surrender / 1 stand / dealer turn 9s / dealer stand",
     "1 take player 10"},
    {"5 AMB-BRK-03", "a surrender where there is none",
     "breakout surrender=none / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (9s) / 1 surrender / 1 stand / dealer turn 9s / dealer stand",
     "1 take player 10"},
    {"6 BRK-PHB-2", "a stand of a hand that stood",
     "breakout / 1 bet player 10 / 1 deal Th 8d / dealer deal 9c (8s) / 1 stand / 1 stand / dealer turn 8s / dealer stand",
     "1 pay player 10"},
    {"6 BRK-PHB-2", "a stand of a surrendered hand",
     "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / 1 stand / dealer turn 8s",
     "1 take player 5, 1 return player 5"},
    {"6 BRK-PHB-2", "a stand of a bust",
     "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / 1 stand / dealer turn 8s",
     "1 take player 10"},
    {"6 BRK-PHB-2", "a stand of a split hand that has one card",
     "breakout / 1 bet player 10 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 stand / 1.1 deal Tc / 1.2 deal Th / 1.2 stand / dealer turn 8s / dealer stand",
     "1.1 pay player 10, 1.2 pay player 10"},
    // --- no line of nothing
    {"", "the tip takes all that a Super Tie of 1 wins",
     "breakout super-tie-min=1 tip-from=player / 1 bet dealer 10 / 1 bet super-tie 1 / 1 deal Th 6d / dealer deal 9c (6s) / 1 hit Kc / dealer turn 6s / dealer hit Kd",
     "1 push dealer, 1 tip 1"},
    {"", "half a cent is nothing",
     "breakout / 1 bet player 0.01 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / dealer turn 8s",
     ""},
    {"", "nor is nine tenths of one",
     "breakout dealer-win-pays=9:10 / 1 bet dealer 0.01 / 1 deal Th 7d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     ""},
    // --- the dealer's hand
    {"6 BRK-DHB-4", "they draw on 17",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 9c (8s) / dealer turn 8s / dealer hit 4c / dealer stand",
     "1 take dealer 10"},
    {"6 BRK-S17-1", "they draw on soft 17",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 6c (As) / dealer turn As / dealer hit 4c / dealer stand",
     "1 take dealer 10"},
    {"6 BRK-DHB-4", "they stand on 16, and draw after all",
     "breakout / 1 bet dealer 10 / 1 deal Th 8d / dealer deal 9c (7s) / dealer turn 7s / dealer stand / dealer hit Kc",
     "1 take dealer 10"},
    {"8 BRK-PU-5", "they draw for Pair Up alone",
     "breakout / 1 bet player 10 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2c (2s) / 1 hit Kd / dealer turn 2s / dealer hit Kc",
     "1 take player 10, 1 pay pair-up 15"},
    {"7 AMB-BRK-16", "they draw for nothing",
     "breakout / 1 bet player 10 / 1 deal Th 6d / dealer deal 2c (2s) / 1 hit Kd / dealer turn 2s / dealer hit Kc",
     "1 take player 10"},
    {"9 BRK-SW-2", "they draw on 18 for Sweet 17",
     "breakout / 1 bet player 10 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 9c (9s) / 1 hit Kd / dealer turn 9s / # 18 / dealer hit 3c / dealer stand",
     "1 take player 10, 1 take sweet-17 5"},
    // --- when settlement is made
    {"6 BRK-BUST-1", "a busted dealer hand bet is taken at once",
     "breakout / 1 bet dealer 10 / 1 deal Th 6d / dealer deal 9c (9s) / 1 hit Kd / 1 take dealer 10 / dealer turn 9s / dealer stand",
     "1 pay dealer 10"},
    {"6 BRK-ORDER-1", "Pair Up is paid before the end",
     "breakout / 1 bet dealer 10 / 1 bet pair-up 5 / 1 deal 9h 9d / dealer deal 9c (8s) / 1 pay pair-up 15 / dealer turn 8s / dealer stand",
     "1 take dealer 10, 1 pay pair-up 15"},
    {"6 BRK-PAY-1", "an own-hand bet is paid before the dealer's hand",
     "breakout / 1 bet player 10 / 1 deal Th Kd / dealer deal 9c (8s) / 1 stand / 1 pay player 10 / dealer turn 8s / dealer stand",
     "1 pay player 10"},
    {"9 BRK-BJ-2, 10 BRK-EARLY-1", "a blackjack is taken after another card",
     "breakout / 1 bet dealer 10 / 1 bet super-tie 5 / 2 bet dealer 10 / 1 deal Ah Kd / 2 deal Th 2d / dealer deal 9c (8s) / 2 hit 6c / "
     "1 take dealer 10 / 1 take super-tie 5 / dealer turn 8s / dealer stand",
     "1 take dealer 10, 1 take super-tie 5, 2 take dealer 10"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_forbidden_thing_is_found_at_its_line_with_its_clause) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.why << ": " << row.record) {
            const Ruling ruling = rule(hand_record(row.record));
            BOOST_TEST(joined_texts(ruling.breaches) == row.faults);
            BOOST_TEST(joined_texts(ruling.lines) == row.lines);
            BOOST_TEST(next_in_words(ruling) == "over");
            for (const Breach& breach : ruling.breaches) BOOST_TEST(!breach.what.empty());
        }
    }
}

BOOST_AUTO_TEST_CASE(a_fault_alone_leaves_the_verdict_right) {
    const HandRecord record = hand_record(
        "breakout / 1 bet dealer 10 / 1 deal Ah Kd / dealer deal 9c (8s) / dealer turn 8s / dealer "
        "hit 2c / 1 take dealer 10");
    const Ruling ruling = rule(record);
    BOOST_TEST(joined_texts(ruling.breaches) == "6 AMB-BRK-16, 7 BRK-BJ-2");
    BOOST_TEST(judge(claim_of(record), ruling).right);
}

BOOST_AUTO_TEST_CASE(a_claim_of_nothing_differs_and_is_no_fault) {
    const std::string hand =
        "breakout super-tie-min=1 tip-from=player / 1 bet dealer 10 / 1 bet super-tie 1 / 1 deal "
        "Th 6d / dealer deal 9c (6s) / 1 hit Kc / dealer turn 6s / dealer hit Kd / 1 push dealer / "
        "1 tip 1";
    BOOST_TEST(judge(claim_of(hand_record(hand)), rule(hand_record(hand))).right);
    const HandRecord said = hand_record(hand + " / 1 pay super-tie 0");
    const Ruling ruling = rule(said);
    BOOST_TEST(!judge(claim_of(said), ruling).right);
    BOOST_TEST(joined_texts(ruling.breaches) == "");
}

BOOST_AUTO_TEST_CASE(a_forbidden_wager_goes_back_for_its_clause_and_its_open_point) {
    const auto because = [](std::string_view wagers, std::string_view acts) {
        const Ruling ruling = rule(hand_record(
            "breakout / " + std::string(wagers) + " / 1 deal Th 7d / dealer deal 9c (8s)" +
            std::string(acts) + " / dealer turn 8s / dealer stand"));
        BOOST_REQUIRE(!ruling.lines.empty());
        return to_text(ruling.lines.back()) + " [" + in_words(ruling.lines.back().because) + "]";
    };
    BOOST_TEST(because("1 bet player 5 / 1 bet super-tie 5", " / 1 stand") ==
               "1 return super-tie 5 [BRK-SIDE-3 AMB-BRK-13]");
    BOOST_TEST(because("1 bet dealer 5 / 1 bet super-tie 1", "") ==
               "1 return super-tie 1 [BRK-ST-4 AMB-BRK-12]");
    BOOST_TEST(because("1 bet dealer 5 / 2 bet sweet-17 1", "") ==
               "2 return sweet-17 1 [AMB-BRK-13]");
    BOOST_TEST(because("1 bet dealer 5 / 1 bet player 1", "") == "1 return player 1 [AMB-BRK-23]");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
