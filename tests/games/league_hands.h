#pragma once
// Whole, legal league hands with what is due on them, early settlement in its place; what is due at
// the end is left to the person who uses them.

#include "whole_hands.h"

namespace fairdeal {

// clang-format off
inline constexpr WholeHand league_hands[] = {
    // --- the base game, nobody's chips counted: nobody can be ranked
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
                  "1 pay player 20"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit Kc / 1 take player 20 / dealer turn 8s",
                  "1 take player 20"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 2 bet player 10 / 1 deal Ah Kd / 2 deal Th 7d / dealer deal 9c (8s) / 1 pay player 30 / "
                  "2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 30, 2 push player"},
    {"AMB-IBL-28", "league bj-pays=6:5 / 1 bet player 20 / 1 deal Ah Kd / dealer deal 9c (8s) / 1 pay player 24 / dealer turn 8s",
                  "1 pay player 24"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Ah Kd / dealer deal Tc (8s) / dealer peek / 1 pay player 30 / dealer turn 8s",
                  "1 pay player 30"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 2 bet player 20 / 1 deal Ah Kd / 2 deal Th 9d / dealer deal Tc (As) / dealer turn As",
                  "1 push player, 2 take player 20"},
    // soft 17 is hit unless the house stands on it
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Th 8d / dealer deal 6c (As) / 1 stand / dealer turn As / dealer hit 4d / dealer stand",
                  "1 take player 20"},
    {"AMB-IBL-28", "league hit-soft-17=no / 1 bet player 20 / 1 deal Th 8d / dealer deal 6c (As) / 1 stand / dealer turn As / dealer stand",
                  "1 pay player 20"},
    // insurance and even money
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Th 9d / dealer deal As (Kc) / dealer offer insurance / 1 insure 10 / dealer turn Kc",
                  "1 pay insurance 20, 1 take player 20"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Th 9d / dealer deal As (8c) / dealer offer insurance / 1 insure 6 / dealer peek / "
                  "1 take insurance 6 / 1 stand / dealer turn 8c / dealer stand",
                  "1 take insurance 6, 1 push player"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Ah Kd / dealer deal As (Kc) / dealer offer insurance / 1 even-money / 1 pay player 20 / "
                  "dealer turn Kc",
                  "1 pay player 20"},
    {"AMB-IBL-28", "league surrender=none / 1 bet player 20 / 1 deal Th 6d / dealer deal As (8c) / dealer offer insurance / dealer peek / "
                  "1 hit 3d / 1 stand / dealer turn 8c / dealer stand",
                  "1 push player"},
    // doubles, splits, surrender
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double Th / dealer turn 8s / dealer stand",
                  "1 pay player 40"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal 3d / 1.2 deal 8c / 1.1 double Kc / 1.2 split / "
                  "1.2 deal Th / 1.3 deal 2d / 1.2 stand / 1.3 hit Jc / 1.3 stand / dealer turn 8s / dealer stand",
                  "1.1 pay player 40, 1.2 pay player 20, 1.3 pay player 20"},
    {"AMB-IBL-28", "league / 1 bet player 20 / 1 deal Ah Ad / dealer deal 9c (8s) / 1 split / 1.1 deal Kd / 1.2 deal 5c / dealer turn 8s / dealer stand",
                  "1.1 pay player 20, 1.2 take player 20"},
    {"AMB-IBL-28", "league split-aces=play-on max-hands=3 / 1 bet player 20 / 1 deal Ah Ad / dealer deal 9c (8s) / 1 split / 1.1 deal As / 1.2 deal 5c / "
                  "1.1 split / 1.1 deal 9h / 1.3 deal Kh / 1.1 stand / 1.2 hit 2c / 1.2 stand / 1.3 stand / dealer turn 8s / dealer stand",
                  "1.1 pay player 20, 1.2 pay player 20, 1.3 pay player 20"},
    {"AMB-IBL-28", "league / 1 bet player 12.50 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / 1 take player 6.25 / 1 return player 6.25 / dealer turn 8s",
                  "1 take player 6.25, 1 return player 6.25"},
    // without a hole card
    {"AMB-IBL-28", "league dealer-style=no-hole / 1 bet player 20 / 1 deal 5h 6d / dealer deal Ac / dealer offer insurance / 1 double Th / dealer hit Ks",
                  "1 take player 40"},
    {"AMB-IBL-28", "league dealer-style=no-hole / 1 bet player 20 / 1 deal Ah Kd / dealer deal Tc / dealer hit 9s",
                  "1 pay player 30"},
    // --- the start: order of bets and of play
    {"AMB-IBL-28", "league start=2 / 1 chips 500 / 2 chips 500 / 3 chips 500 / 2 bet player 20 / 3 bet player 20 / 1 bet player 20 / "
                  "1 deal Th 9d / 2 deal Th 9c / 3 deal Th 9h / dealer deal 9c (8s) / 2 stand / 3 stand / 1 stand / dealer turn 8s / dealer stand",
                  "1 pay player 20, 2 pay player 20, 3 pay player 20"},
    // --- the secret bet
    {"IBL-SEC-4",  "league start=1 / 1 chips 500 / 2 chips 500 / 1 secret 100 / 2 bet player 20 / 1 deal Th 2d / 2 deal Th 9c / dealer deal 9c (8s) / "
                  "1 hit Kc / 2 stand / dealer turn 8s / dealer stand",
                  "1 take player 100, 2 pay player 20"},
    {"IBL-SEC-5",  "league secrets=2 / 1 chips 500 / 1 secret 100 / 1 deal 5h 6d / dealer deal 9c (8s) / 1 double Kc / dealer turn 8s / dealer stand",
                  "1 pay player 200"},
    {"IBL-SEC-4",  "league / 1 secret 100 / 1 deal 8h 8d / dealer deal 9c (8s) / 1 split / 1.1 deal Th / 1.2 deal 2c / 1.1 stand / 1.2 hit Td / "
                  "1.2 stand / dealer turn 8s / dealer stand",
                  "1.1 pay player 100, 1.2 pay player 100"},
    {"IBL-SEC-4",  "league / 1 secret 100 / 1 deal Th 6d / dealer deal 9c (8s) / 1 surrender / dealer turn 8s",
                  "1 take player 50, 1 return player 50"},
    {"IBL-SEC-5",  "league / 1 secret 100 / 1 deal Th Ad / dealer deal 9c (8s) / dealer turn 8s",
                  "1 pay player 150"},
    {"IBL-SEC-3",  "league secret-reveal=round / 1 secret 100 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
                  "1 pay player 100"},
    {"IBL-SEC-4",  "league secrets=1 secret-per=hand / 1 secret 100 / 1 deal Th 9d / dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
                  "1 pay player 100"},
    // --- auto-play: the minimum or all, on to 12
    {"AMB-IBL-28", "league minimum=10 start=1 / 1 chips 500 / 2 chips 500 / 2 sit-out / 1 bet player 20 / 2 bet player 10 / 1 deal Th 9d / 2 deal 2c 3d / "
                  "dealer deal 9c (8s) / 1 stand / 2 hit 4h / 2 hit 5h / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 20, 2 take player 10"},
    {"AMB-IBL-28", "league minimum=10 start=1 autoplay=two-cards / 1 chips 500 / 2 chips 500 / 2 disconnect / 1 bet player 20 / 2 bet player 10 / "
                  "1 deal Th 9d / 2 deal 2c 3d / dealer deal 9c (8s) / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 20, 2 take player 10"},
    {"IBL-EH-4",   "league minimum=100 start=1 / 1 chips 500 / 2 chips 60 / 2 disconnect / 1 bet player 100 / 2 bet player 60 / 1 deal Th 9d / 2 deal Ac Ad / "
                  "dealer deal 9c (8s) / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 100, 2 take player 60, 2 out 2, 1 place 1"},
    {"AMB-IBL-28", "league minimum=100 start=1 short-min-bet=none / 1 chips 500 / 2 chips 60 / 2 disconnect / 1 bet player 100 / 1 deal Th 9d / "
                  "dealer deal 9c (8s) / 1 stand / dealer turn 8s / dealer stand",
                  "1 pay player 100"},
    // ticked, broken off, back again in the middle of the hand
    {"AMB-IBL-28", "league start=1 / 1 chips 500 / 2 chips 500 / 1 bet player 20 / 2 bet player 20 / 1 deal 5h 4d / 2 deal 2c 3d / dealer deal 9c (8s) / "
                  "1 disconnect / 1 hit 2h / 1 reconnect / 1 hit 3s / 1 hit 6s / 1 stand / 2 sit-out / 2 hit 4h / 2 sit-in / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 20, 2 take player 20"},
    {"AMB-IBL-28", "league start=1 minimum=10 / 1 chips 500 / 1 disconnect / 1 bet player 10 / 1 deal 8c 2d / dealer deal As (7s) / dealer offer insurance / "
                  "dealer peek / 1 hit Th / 1 stand / dealer turn 7s / dealer stand",
                  "1 pay player 10"},
    // --- elimination hands
    {"IBL-EH-2",   "league hand=9 eliminations=5,9,15 start=1 seats=3 / 1 chips 520 / 2 chips 410 / 5 chips 400 / 1 bet player 10 / 2 bet player 10 / "
                  "5 bet player 20 / 1 deal Th 9d / 2 deal Th 9c / 5 deal Th 8c / dealer deal 9d (8s) / 1 stand / 2 stand / 5 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 5 pay player 20, 5 out 3"},
    // seats 2 and 5 end level, 5 began with less
    {"IBL-SD-3",   "league hand=9 eliminations=5,9,15 start=1 seats=3 / 1 chips 520 / 2 chips 410 / 5 chips 400 / 1 bet player 10 / 2 bet player 10 / "
                  "5 bet player 20 / 1 deal Th 9d / 2 deal Th 9c / 5 deal Th 9h / dealer deal 9d (8s) / 1 stand / 2 stand / 5 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 5 pay player 20, 5 out 3"},
    {"IBL-SD-4",   "league hand=9 eliminations=5,9,15 start=5 seats=3 / 1 chips 520 / 2 chips 410 / 5 chips 410 / 5 bet player 10 / 1 bet player 10 / "
                  "2 bet player 10 / 1 deal Th 9d / 2 deal Th 9c / 5 deal Th 9h / dealer deal 9d (8s) / 5 stand / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 5 pay player 10, 2 out 3"},
    {"AMB-IBL-05", "league hand=9 eliminations=5,9,15 start=5 seats=3 starter-distance=full-lap / 1 chips 520 / 2 chips 410 / 5 chips 410 / 5 bet player 10 / "
                  "1 bet player 10 / 2 bet player 10 / 1 deal Th 9d / 2 deal Th 9c / 5 deal Th 9h / dealer deal 9d (8s) / 5 stand / 1 stand / 2 stand / "
                  "dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 5 pay player 10, 5 out 3"},
    // two bust on an ordinary hand; both positions, or one, or none rewarded
    {"IBL-EH-5",   "league hand=4 eliminations=5 start=1 prizes=1,2,3 seats=3 / 1 chips 500 / 2 chips 100 / 3 chips 200 / 1 bet player 10 / 2 bet player 100 / "
                  "3 bet player 200 / 1 deal Th 9d / 2 deal Th 6c / 3 deal Th 6h / dealer deal 9d (8s) / 1 stand / 2 stand / 3 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 take player 100, 3 take player 200, 2 out 3, 3 out 2, 1 place 1"},
    {"IBL-EH-6",   "league hand=4 eliminations=5 start=1 prizes=1 feeders=2 seats=3 / 1 chips 500 / 2 chips 100 / 3 chips 200 / 1 bet player 10 / "
                  "2 bet player 100 / 3 bet player 200 / 1 deal Th 9d / 2 deal Th 6c / 3 deal Th 6h / dealer deal 9d (8s) / 1 stand / 2 stand / 3 stand / "
                  "dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 take player 100, 3 take player 200, 2 out 3, 3 out 2, 1 place 1"},
    {"AMB-IBL-23", "league hand=4 start=3 prizes=1 seats=3 / 1 chips 500 / 2 chips 100 / 3 chips 100 / 3 bet player 100 / 1 bet player 10 / 2 bet player 100 / "
                  "1 deal Th 9d / 2 deal Th 6c / 3 deal Th 6h / dealer deal 9d (8s) / 3 stand / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 take player 100, 3 take player 100, 2 out 3, 3 out 2, 1 place 1"},
    {"AMB-IBL-07", "league start=1 seats=2 / 1 chips 100 / 2 chips 200 / 1 bet player 100 / 2 bet player 200 / 1 deal Th 6c / 2 deal Th 6h / dealer deal 9d (8s) / "
                  "1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 take player 100, 2 take player 200, 1 out 2, 2 out 1"},
    // a bust on an elimination hand
    {"AMB-IBL-02", "league hand=5 eliminations=5 start=1 seats=3 / 1 chips 500 / 2 chips 300 / 3 chips 200 / 1 bet player 10 / 2 bet player 10 / 3 bet player 200 / "
                  "1 deal Th 9d / 2 deal Th 9c / 3 deal Th 6h / dealer deal 9d (8s) / 1 stand / 2 stand / 3 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 3 take player 200, 3 out 3"},
    {"AMB-IBL-22", "league hand=5 eliminations=5 start=1 seats=3 bust-is-the-elimination=no / 1 chips 500 / 2 chips 300 / 3 chips 200 / 1 bet player 10 / "
                  "2 bet player 10 / 3 bet player 200 / 1 deal Th 9d / 2 deal Th 9c / 3 deal Th 6h / dealer deal 9d (8s) / 1 stand / 2 stand / 3 stand / "
                  "dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 3 take player 200, 3 out 3, 2 out 2, 1 place 1"},
    // the table ends
    {"AMB-IBL-26", "league hand=15 eliminations=5,9,15 start=1 seats=2 / 1 chips 500 / 2 chips 300 / 1 bet player 10 / 2 bet player 10 / 1 deal Th 9d / "
                  "2 deal Th 9c / dealer deal 9d (8s) / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 2 out 2, 1 place 1"},
    {"AMB-IBL-20", "league hand=15 eliminations=5,9,15 start=1 seats=3 final=yes / 1 chips 500 / 2 chips 300 / 3 chips 300 / 1 bet player 10 / 2 bet player 10 / "
                  "3 bet player 10 / 1 deal Th 9d / 2 deal Th 9c / 3 deal Th 9h / dealer deal 9d (8s) / 1 stand / 2 stand / 3 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 pay player 10, 3 pay player 10, 3 place 3, 2 place 2, 1 place 1"},
    // the secret bet counts like any other
    {"IBL-EH-2",   "league hand=5 eliminations=5 start=1 seats=2 / 1 chips 500 / 2 chips 600 / 1 bet player 10 / 2 secret 200 / 1 deal Th 9d / 2 deal Th 6c / "
                  "dealer deal 9d (8s) / 1 stand / 2 stand / dealer turn 8s / dealer stand",
                  "1 pay player 10, 2 take player 200, 2 out 2, 1 place 1"},
};
// clang-format on

}  // namespace fairdeal
