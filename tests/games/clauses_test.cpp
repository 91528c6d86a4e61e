// Clause by clause, those that no other test is about: a hand that turns on the clause, and what is
// due, comes next or is forbidden because of it, worked out from the rule book.

#include <boost/test/unit_test.hpp>

#include "rulings.h"

namespace fairdeal {
namespace {

BOOST_AUTO_TEST_SUITE(clauses)

struct Row {
    std::string_view clause, why, record;
    std::string_view says;  // lines | what comes next | faults
};

// clang-format off
constexpr Row rows[] = {
    // --- Breakout
    {"BRK-DHB-1", "a bet on the dealer's hand: the house rules draw to seventeen, nobody decides",
     "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s)",
     " | 1 hit"},
    {"BRK-BUST-2", "the bust hand cannot lose: the dealer busts as well",
     "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (6s) / 1 hit Kc / dealer turn 6s / dealer hit Kd",
     "1 push dealer | over"},
    {"BRK-BUST-3", "it wins or pushes: against a made hand that is not 17 it wins",
     "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (9s) / 1 hit Kc / dealer turn 9s / dealer stand",
     "1 pay dealer 25 | over"},
    {"BRK-WIN-3", "figure 2: the player busts, the dealer makes a hand",
     "breakout / 1 bet dealer 25 / 1 deal Th 5d / dealer deal Tc (Ks) / dealer peek / 1 hit Kc / dealer turn Ks / dealer stand",
     "1 pay dealer 25 | over"},
    {"BRK-LOSE-2", "figure 3: the player makes a hand, the dealer busts",
     "breakout / 1 bet dealer 25 / 1 deal Th 8d / dealer deal 9c (6s) / dealer turn 6s / dealer hit Kd",
     "1 take dealer 25 | over"},
    {"BRK-LOSE-3", "figure 4: the player's total is higher",
     "breakout / 1 bet dealer 25 / 1 deal Th Kd / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
     "1 take dealer 25 | over"},
    {"BRK-PUSH-4", "figure 5: the player busts against 17",
     "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand",
     "1 push dealer | over"},
    {"BRK-SIDE-1", "with a bet on the dealer's hand all four side bets may be made",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 bet breakout-bonus 5 / 1 bet super-tie 5",
     " | 1 deal, dealer deal: bet"},
    {"BRK-SIDE-2", "with a bet on one's own hand only Pair Up and Sweet 17",
     "breakout / 1 bet player 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 bet breakout-bonus 5",
     " | 1 deal, dealer deal: bet | faults 5 BRK-SIDE-3"},
    {"BRK-EARLY-2", "a blackjack is taken early; Pair Up and Sweet 17 stay up, so the dealer still plays",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 deal Ah Kd / dealer deal 9c (6s) / 1 take dealer 25",
     "1 take dealer 25 | dealer turn"},
    {"BRK-ORDER-2", "each side bet with its hand, spot by spot",
     "breakout / 1 bet dealer 25 / 1 bet sweet-17 5 / 2 bet dealer 10 / 2 bet sweet-17 1 / 1 deal Th 7d / 2 deal Th 9d / dealer deal 9c (8s) / dealer turn 8s / dealer stand",
     "1 push dealer, 1 pay sweet-17 30, 2 take dealer 10, 2 pay sweet-17 6 | over"},
    {"BRK-BB-2", "the cards of both hands together: four and four",
     "breakout / 1 bet dealer 25 / 1 bet breakout-bonus 1 / 1 deal 2h 3d / dealer deal 2c (3s) / 1 hit Ks / 1 hit Qd / dealer turn 3s / dealer hit Kc / dealer hit Qh",
     "1 push dealer, 1 pay breakout-bonus 15 | over"},
    {"BRK-BB-9", "figure 10: ten cards together",
     "breakout / 1 bet dealer 25 / 1 bet breakout-bonus 1 / 1 deal 2h 3d / dealer deal 2c (3s) / 1 hit 4c / 1 hit 6s / 1 hit Kd / dealer turn 3s / dealer hit 4d / dealer hit 6h / dealer hit Kc",
     "1 push dealer, 1 pay breakout-bonus 100 | over"},
    {"BRK-BB-10", "figure 10: that pays 100 to 1",
     "breakout / 1 bet dealer 10 / 1 bet breakout-bonus 2.50 / 1 deal 2h 3d / dealer deal 2c (3s) / 1 hit 4c / 1 hit 6s / 1 hit Kd / dealer turn 3s / dealer hit 4d / dealer hit 6h / dealer hit Kc",
     "1 push dealer, 1 pay breakout-bonus 250 | over"},
    {"BRK-ST-2", "by the total at which they tie: 19",
     "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal Th 9d / dealer deal Tc (9s) / dealer peek / dealer turn 9s / dealer stand",
     "1 push dealer, 1 pay super-tie 15, 1 tip 2 | over"},
    {"BRK-ST-12", "figure 12: both tie with a 21 that is no blackjack",
     "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 deal 9h 5d / dealer deal 9c (6s) / 1 hit 7c / dealer turn 6s / dealer hit 6d / dealer stand",
     "1 push dealer, 1 pay super-tie 75, 1 tip 5 | over"},
    {"BRK-ST-13", "figure 12: 15 to 1, and a tip of 5",
     "breakout / 1 bet dealer 25 / 1 bet super-tie 10 / 1 deal 8h 6d / dealer deal 9c (5s) / 1 hit 7c / dealer turn 5s / dealer hit 7d / dealer stand",
     "1 push dealer, 1 pay super-tie 150, 1 tip 5 | over"},
    {"BRK-PU-9", "figure 14: no pair of the player's, an unsuited one of the dealer's",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal Th 8d / dealer deal 9c (9s) / dealer turn 9s / dealer stand",
     "1 push dealer, 1 pay pair-up 15 | over"},
    {"BRK-PU-10", "figure 15: both have a pair",
     "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 deal 9h 9d / dealer deal Tc (Ts) / dealer peek / dealer turn Ts / dealer stand",
     "1 pay dealer 25, 1 pay pair-up 250 | over"},
    // --- eXtreme
    {"BJX-TOUR-3", "the players may require a count: without one that nobody asked for there is nothing amiss (AMB-BJX-45)",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d",
     " | dealer deal"},
    {"BJX-GAME-4", "the dealer banks: what they take goes to their stack, what they pay comes from it",
     "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Ts) 7h / dealer deal (Th) (8d) / dealer turn 8d / "
     "1 check / 2 check / dealer play / 1 turn Tc / 2 turn Ts / 1 stand / 2 stand / dealer turn Th / dealer stand",
     "2 take blind 50, 1 pay blind 50 | over"},
    {"BJX-TURN-2", "they cover the bets of all: with no chips at all they still pay from what they take",
     "extreme minimum=50 mode=tournament / dealer chips 0 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Ts) 7h / dealer deal (Th) (8d) / dealer turn 8d / "
     "1 check / 2 check / dealer play / 1 turn Tc / 2 turn Ts / 1 stand / 2 stand / dealer turn Th / dealer stand",
     "2 take blind 50, 1 pay blind 50 | over"},
    {"BJX-ESC-1", "a raise is matched from the dealer's stack: it is owed in full while they have it",
     "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 1 deal (5c) 6d / dealer deal (Th) (8d) / dealer turn 8d / 1 raise 100 / dealer play / "
     "1 turn 5c / 1 hit 9c / 1 stand / dealer turn Th / dealer stand",
     "1 pay blind 50, 1 pay double-up 100 | over"},
    {"BJX-ESC-2", "bets and raises lie beside each other and are settled each by itself",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (5c) 6d / dealer deal (Th) (8d) / dealer turn 8d / 1 raise 75 / dealer play / "
     "1 turn 5c / 1 hit 6c / 1 stand / dealer turn Th / dealer stand",
     "1 take blind 50, 1 take double-up 75 | over"},
    {"BJX-ESC-3", "the half more for a blackjack comes before anybody else is paid",
     "extreme minimum=50 mode=tournament / dealer chips 75 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (As) Kh / dealer deal (Th) (8d) / dealer turn 8d / "
     "1 check / 2 check / dealer play / 1 turn Tc / 2 turn As / 1 stand / dealer turn Th / dealer stand",
     "2 pay blind 75, 1 return blind 50 | over"},
    {"BJX-ESC-4", "a raise that the bank cannot cover stands, and is paid as far as the bank goes",
     "extreme minimum=50 mode=tournament / dealer chips 120 / 1 blind 50 / 1 deal (5c) 6d / dealer deal (Th) (8d) / dealer turn 8d / 1 raise 100 / dealer play / "
     "1 turn 5c / 1 hit 9c / 1 stand / dealer turn Th / dealer stand",
     "1 pay blind 50, 1 pay double-up 70, 1 return double-up 100 | over"},
    {"BJX-DEAL-4", "the dealer turns one of their cards before anybody adjusts",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (5c) 6d / dealer deal (Th) (8d)",
     " | dealer turn"},
    {"BJX-ADJ-4", "a doubled up hand may take more than its one card",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (2c) 3d / dealer deal (Th) (8d) / dealer turn 8d / 1 raise 50 / dealer play / "
     "1 turn 2c / 1 hit 4c",
     " | 1 decides: hit stand"},
    {"BJX-ADJ-5", "a check plays for the blind alone",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 9d / dealer deal (Th) (8d) / dealer turn 8d / 1 check / dealer play / "
     "1 turn Tc / 1 stand / dealer turn Th / dealer stand",
     "1 pay blind 50 | over"},
    {"BJX-HIT-1", "a player draws as they wish",
     "extreme minimum=50 mode=tournament / dealer chips 500 / 1 blind 50 / 1 deal (Tc) 2d / dealer deal (Th) (8d) / dealer turn 8d / 1 check / dealer play / 1 turn Tc",
     " | 1 decides: hit stand"},
    {"BJX-TOUR-2", "who must play may choose their amount, up to twice the minimum",
     "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 100",
     " | 1 deal, dealer deal: chips blind pass"},
    {"BJX-TOUR-4", "who could not be paid the minimum may decline: seat 2, not seat 1",
     "extreme minimum=50 mode=tournament / dealer chips 60 / 1 blind 50 / 2 pass",
     " | 1 deal, dealer deal: chips blind pass"},
    {"BJX-SHORT-0", "the formula applies as soon as a dollar is missing",
     "extreme minimum=50 mode=tournament / dealer chips 99 / 1 blind 50 / 2 blind 50 / 1 deal (Tc) 9d / 2 deal (Ts) 9h / dealer deal (Th) (8d) / dealer turn 8d / "
     "1 check / 2 check / dealer play / 1 turn Tc / 2 turn Ts / 1 stand / 2 stand / dealer turn Th / dealer stand",
     "1 pay blind 50, 2 pay blind 49, 2 return blind 50 | over"},
    // --- Midnight
    {"MID-DBL-2", "a doubled hand gets its card and says nothing more",
     "midnight / 1 bet player 20 / 1 deal 5h 4d / dealer deal Tc / 1 double / 1 stand",
     " | 1 double | faults 6 MID-DBL-2"},
    {"MID-HIT-1", "a hit adds a card to the hand that asked",
     "midnight / 1 bet player 20 / 1 deal 2h 3d / dealer deal 9c / 1 hit 4c",
     " | 1 decides: hit stand"},
    {"MID-DBL-4", "a double is open on 9 to 11",
     "midnight / 1 bet player 20 / 1 deal 4h 5d / dealer deal 9c",
     " | 1 decides: hit stand double"},
    {"MID-DBL-4", "and on nothing else",
     "midnight / 1 bet player 20 / 1 deal 4h 4d / dealer deal 9c",
     " | 1 decides: hit stand split"},
    {"MID-SPL-1", "a split makes two hands of one",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split",
     " | 1.1 deal"},
    {"MID-SPL-4", "each is played by itself: the first may bust and the second stand",
     "midnight / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c / 1 split / 1.1 deal 5d / 1.2 deal Th / 1.1 hit Kc / 1.1 take player 20",
     "1.1 take player 20 | 1.2 decides: hit stand"},
    {"MID-INS-4", "after insurance the players play on as usual, before the dealer's second card",
     "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10",
     " | 1 decides: hit stand"},
    {"MID-DRAW-2", "the dealer draws on 16 and stands on 17",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 7s",
     " | dealer hit"},
    {"MID-DRAW-2", "and stands on 17",
     "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 8s",
     " | dealer stand"},
    // --- the league
    {"IBL-SD-1", "exactly the same lowest count: sudden death says which of the two goes",
     "league hand=5 eliminations=5 start=1 / 1 chips 100 / 2 chips 140 / 3 chips 500 / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / "
     "1 deal Th 9d / 2 deal Ts 7d / 3 deal Tc 8h / dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 pay player 20, 2 take player 20, 3 push player, 1 out 3 | over"},
    {"IBL-SD-1", "a cent apart they are not the same",
     "league hand=5 eliminations=5 start=1 / 1 chips 100.01 / 2 chips 140 / 3 chips 500 / 1 bet player 20 / 2 bet player 20 / 3 bet player 20 / "
     "1 deal Th 9d / 2 deal Ts 7d / 3 deal Tc 8h / dealer deal 9c (9s) / 1 stand / 2 stand / 3 stand / dealer turn 9s / dealer stand",
     "1 pay player 20, 2 take player 20, 3 push player, 2 out 3 | over"},
    {"IBL-SEC-2", "at any hand of the round, when the bets go up",
     "league start=1 / 1 chips 500 / 2 chips 500 / 1 bet player 20",
     " | 2 decides, 1 deal, dealer deal: bet secret sit-out disconnect"},
    {"IBL-SIT-2", "who ticks the box decides nothing: the next card is the game's to give",
     "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 sit-out",
     " | 1 hit: sit-in disconnect"},
    {"IBL-SIT-3", "it plays below what they could have made of their hand: eleven is not doubled, twelve stands",
     "league / 1 bet player 20 / 1 deal 5h 7d / dealer deal 9c (8s) / 1 sit-out",
     " | 1 stand: sit-in disconnect"},
};
// clang-format on

BOOST_AUTO_TEST_CASE(each_rules_as_it_says) {
    for (const Row& row : rows) {
        BOOST_TEST_CONTEXT(row.clause << ", " << row.why << ": " << row.record) {
            BOOST_TEST(in_short(rule(hand_record(row.record))) == row.says);
        }
    }
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace fairdeal
