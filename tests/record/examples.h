#pragma once
// Canonical records of all four games: every verb of the notation stands in at least one of them.

#include <array>
#include <string_view>

namespace fairdeal {

struct Example {
    std::string_view what;
    std::string_view record;
};

// clang-format off
inline constexpr std::array examples{
    Example{"Breakout, fig. 5: bust against 17, Super Tie lost",
        "breakout id=B7-000412 table=B7 dealer=1182 hit-soft-17=yes / 1 bet dealer 25 / 1 bet super-tie 5 / "
        "1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / dealer turn 8s / dealer stand / 1 push dealer / "
        "1 take super-tie 5"},
    Example{"Breakout, every wager, insurance, even money, a tip and a return",
        "breakout / 1 bet player 25 / 1 bet pair-up 5 / 1 bet sweet-17 2.50 / 2 bet dealer 25 / "
        "2 bet breakout-bonus 1 / 2 bet super-tie 5 / 3 bet player 10 / 1 deal Ah Kd / 2 deal As Ks / "
        "3 deal 9h 9d / dealer deal Ac (Kc) / dealer offer insurance / 1 even-money / 3 insure 5 / "
        "dealer turn Kc / 1 pay player 25 / 1 take pair-up 5 / 1 take sweet-17 2.50 / 2 push dealer / "
        "2 take breakout-bonus 1 / 2 pay super-tie 125 / 2 tip 10 / 3 pay insurance 10 / 3 take player 10"},
    Example{"Breakout, split, re-split, double and surrender, a wager handed back",
        "breakout / 1 bet player 20 / 1 bet super-tie 5 / 2 bet player 30 / 1 deal 8h 8c / 2 deal Th 6c / "
        "dealer deal Ts (7d) / dealer peek / 1 split / 1.1 deal 3d / 1.2 deal 8s / 1.1 double Th / "
        "1.2 split / 1.2 deal Tc / 1.3 deal 5h / 1.2 stand / 1.3 hit Td / 2 surrender / "
        "1.3 take player 20 / 2 take player 15 / 2 return player 15 / dealer turn 7d / dealer stand / "
        "1.1 pay player 40 / 1.2 pay player 20 / 1 return super-tie 5"},
    Example{"Breakout, a double that waits for its card",
        "breakout / 1 bet player 20 / 1 deal 5h 6c / dealer deal 9s (?\?) / 1 double"},
    Example{"Breakout, unreadable cards",
        "breakout / 1 bet dealer 20 / 1 deal 5h ?c / dealer deal 9s (Q?) / 1 hit ?? / dealer turn Q?"},
    Example{"eXtreme, short bank",
        "extreme minimum=50 mode=tournament / dealer chips 150 / 1 blind 50 / 2 blind 100 / 3 blind 50 / "
        "1 deal (Ah) Kd / 2 deal (Tc) 9d / 3 deal (5s) 6h / dealer deal (9h) (8d) / dealer turn 8d / "
        "1 check / 2 check / 3 raise 100 / dealer play / 1 turn Ah / 2 turn Tc / 3 turn 5s / 2 stand / "
        "3 hit 8h / 3 stand / dealer turn 9h / dealer stand / 1 pay blind 75 / 2 pay blind 50 / "
        "3 pay blind 25 / 2 return blind 100 / 3 return blind 50 / 3 return double-up 100"},
    Example{"eXtreme, a seat folds, one passes, the dealer folds",
        "extreme minimum=50 mode=regular left=60 passes=2:3,5:1 / dealer chips 5000 / 1 chips 800 / "
        "1 blind 50 / 2 blind 100 / 5 pass / 1 deal (Ah) 2d / 2 deal (Tc) 9d / dealer deal (6h) (Td) / "
        "dealer turn Td / 1 fold / 2 raise 200 / dealer fold / 1 take blind 25 / 1 return blind 25 / "
        "2 pay blind 50 / 2 return double-up 200"},
    Example{"eXtreme, the dealer passes",
        "extreme minimum=50 mode=regular / dealer chips 500 / dealer pass"},
    Example{"Midnight, a split pair against a blackjack, insurance pays",
        "midnight / 1 bet player 20 / 1 deal 8h 8c / dealer deal As / dealer offer insurance / 1 insure 10 / "
        "1 split / 1.1 deal 3d / 1.2 deal Th / 1.1 stand / 1.2 stand / dealer hit Kd / 1 pay insurance 20 / "
        "1.1 take player 20 / 1.2 take player 20"},
    Example{"League, a secret bet, one who sits out and one who drops off, then the places",
        "league hand=9 eliminations=5,9,15 start=1 seats=6 / 1 chips 52000 / 2 chips 41000 / 5 chips 40000 / "
        "6 chips 100 / 1 bet player 1000 / 2 secret 2500.50 / 5 disconnect / 5 reconnect / 5 bet player 500 / "
        "6 sit-out / 6 sit-in / 1 deal Th 9d / 2 deal 6c 5d / 5 deal Tc 8h / dealer deal 9c (8s) / 1 stand / "
        "2 double 9h / 5 stand / dealer turn 8s / dealer stand / 1 pay player 1000 / 2 pay player 5001 / "
        "5 pay player 500 / 6 out 6 / 5 place 3 / 2 place 2 / 1 place 1"},
};
// clang-format on

}  // namespace fairdeal
