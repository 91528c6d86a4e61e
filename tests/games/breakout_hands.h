#pragma once
// Whole, legal Breakout hands with what is due on them, early settlement in its place; what is due
// at the end is left to the person who uses them. The clause is one that some line rests on.

#include "whole_hands.h"

namespace fairdeal {

// clang-format off
inline constexpr WholeHand whole_hands[] = {
    // --- a player's blackjack on a dealer hand bet is taken before any more cards
    {"BRK-BJ-1", "breakout / 1 bet dealer 25 / 1 deal Ah Kc / dealer deal 9c (8s) / 1 take dealer 25 / dealer turn 8s",
                 "1 take dealer 25"},
    {"BRK-BJ-1", "breakout / 1 bet dealer 25 / 1 deal Ah Kc / dealer deal Tc (8s) / dealer peek / 1 take dealer 25 / dealer turn 8s",
                 "1 take dealer 25"},
    {"BRK-BJ-1", "breakout / 1 bet dealer 25 / 2 bet dealer 10 / 1 deal Ah Kc / 2 deal Th 6d / dealer deal Ac (7s) / dealer peek / "
                 "1 take dealer 25 / 2 hit 5c / dealer turn 7s / dealer stand",
                 "1 take dealer 25, 2 take dealer 10"},
    {"BRK-EARLY-1", "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 bet breakout-bonus 5 / 1 bet super-tie 5 / "
                 "1 deal Ah Kc / dealer deal 9c (8s) / 1 take dealer 25 / 1 take breakout-bonus 5 / 1 take super-tie 5 / "
                 "dealer turn 8s / dealer stand",
                 "1 take dealer 25, 1 take breakout-bonus 5, 1 take super-tie 5, 1 take pair-up 5, 1 pay sweet-17 30"},
    {"BRK-EARLY-1", "breakout / 1 bet dealer 25 / 1 bet pair-up 5 / 1 bet super-tie 5 / 1 deal Ah Kc / dealer deal 9c (9s) / "
                 "1 take dealer 25 / 1 take super-tie 5 / dealer turn 9s",
                 "1 take dealer 25, 1 take super-tie 5, 1 pay pair-up 15"},
    // --- the dealer's blackjack
    {"BRK-BJ-3", "breakout / 1 bet dealer 25 / 2 bet dealer 5 / 3 bet dealer 0.01 / 1 deal Th 6d / 2 deal Ah Ad / 3 deal 5c 5d / "
                 "dealer deal Kd (As) / dealer turn As",
                 "1 pay dealer 37.50, 2 pay dealer 7.50, 3 pay dealer 0.01"},
    {"BRK-BJ-4", "breakout / 1 bet dealer 25 / 1 bet super-tie 5 / 1 bet sweet-17 5 / 1 bet breakout-bonus 5 / 1 bet pair-up 5 / "
                 "1 deal Ah Kc / dealer deal Kd (As) / dealer turn As",
                 "1 push dealer, 1 take pair-up 5, 1 take sweet-17 5, 1 take breakout-bonus 5, 1 pay super-tie 125, 1 tip 10"},
    {"AMB-BRK-42", "breakout / 1 bet dealer 20 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 deal 8h 8c / dealer deal Ad (Ks) / dealer turn Ks",
                 "1 pay dealer 30, 1 pay pair-up 15, 1 take sweet-17 5"},
    // --- insurance and even money at a mixed table
    {"AMB-BRK-03", "breakout / 1 bet player 20 / 2 bet dealer 10 / 1 deal Th 8d / 2 deal 9h 9d / dealer deal Ac (Ks) / "
                 "dealer offer insurance / 1 insure 10 / dealer turn Ks",
                 "1 pay insurance 20, 1 take player 20, 2 pay dealer 15"},
    {"AMB-BRK-03", "breakout / 1 bet player 20 / 2 bet dealer 10 / 1 deal Th 8d / 2 deal 9h 9d / dealer deal Ac (7s) / "
                 "dealer offer insurance / 1 insure 7.50 / dealer peek / 1 take insurance 7.50 / 1 stand / dealer turn 7s / dealer stand",
                 "1 take insurance 7.50, 1 push player, 2 push dealer"},
    {"AMB-BRK-22", "breakout / 1 bet player 20 / 2 bet player 10 / 1 deal Ah Kd / 2 deal 9h 9d / dealer deal Ac (7s) / "
                 "dealer offer insurance / 1 even-money / 1 pay player 20 / dealer peek / 2 stand / dealer turn 7s / dealer stand",
                 "1 pay player 20, 2 push player"},
    {"AMB-BRK-22", "breakout / 1 bet player 20 / 1 deal Ah Kd / dealer deal Ac (Ks) / dealer offer insurance / 1 even-money / "
                 "1 pay player 20 / dealer turn Ks",
                 "1 pay player 20"},
    {"AMB-BRK-03", "breakout / 1 bet player 20 / 1 deal Ah Kd / dealer deal Ac (Ks) / dealer offer insurance / 1 insure 10 / dealer turn Ks",
                 "1 pay insurance 20, 1 push player"},
    // --- own-hand bets as normal
    {"AMB-BRK-03", "breakout / 1 bet player 25 / 1 deal Ah Kd / dealer deal 9c (8s) / 1 pay player 37.50 / dealer turn 8s",
                 "1 pay player 37.50"},
    {"AMB-BRK-03", "breakout / 1 bet player 25 / 2 bet dealer 5 / 1 deal Ah Kd / 2 deal Th 7d / dealer deal Tc (8s) / dealer peek / "
                 "dealer turn 8s / dealer stand",
                 "1 pay player 37.50, 2 pay dealer 5"},
    {"BRK-PAY-1", "breakout / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c (8s) / 1 hit 7c / 1 take player 20 / dealer turn 8s",
                 "1 take player 20"},
    {"BRK-PAY-1", "breakout / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c (7s) / 1 double 9d / dealer turn 7s / dealer hit 4c / dealer stand",
                 "1 push player"},
    {"BRK-PAY-1", "breakout / 1 bet player 12.50 / 1 deal 5h 6d / dealer deal 9c (7s) / 1 double 2d / dealer turn 7s / dealer hit Kc",
                 "1 pay player 25"},
    {"AMB-BRK-03", "breakout / 1 bet player 25 / 1 deal Th 6d / dealer deal Tc (7s) / dealer peek / 1 surrender / 1 take player 12.50 / "
                 "1 return player 12.50 / dealer turn 7s",
                 "1 take player 12.50, 1 return player 12.50"},
    {"AMB-BRK-03", "breakout / 1 bet player 0.05 / 1 deal Th 6d / dealer deal 9c (7s) / 1 surrender / dealer turn 7s",
                 "1 take player 0.02, 1 return player 0.03"},
    {"BRK-PAY-1", "breakout / 1 bet player 20 / 1 deal 8h 8c / dealer deal 6s (Td) / 1 split / 1.1 deal 3d / 1.2 deal 8d / 1.1 double Tc / "
                 "1.2 split / 1.2 deal Tc / 1.3 deal 2d / 1.2 stand / 1.3 hit 9h / 1.3 stand / dealer turn Td / dealer hit Kc",
                 "1.1 pay player 40, 1.2 pay player 20, 1.3 pay player 20"},
    {"BRK-PAY-1", "breakout / 1 bet player 20 / 1 deal Ah Ac / dealer deal 9s (Td) / 1 split / 1.1 deal Kd / 1.2 deal 5d / dealer turn Td / dealer stand",
                 "1.1 pay player 20, 1.2 take player 20"},
    {"BRK-PAY-1", "breakout split-aces=play-on / 1 bet player 20 / 1 deal Ah Ac / dealer deal 9s (Td) / 1 split / 1.1 deal 5c / 1.2 deal 5d / "
                 "1.1 hit 4c / 1.1 stand / 1.2 double Kd / dealer turn Td / dealer stand",
                 "1.1 pay player 20, 1.2 take player 40"},
    {"AMB-BRK-10", "breakout / 1 bet player 20 / 1 bet pair-up 5 / 1 deal 8h 8c / dealer deal 9s (Td) / 1 split / 1.1 deal 8d / 1.2 deal Td / "
                 "1.1 hit 5s / 1.1 stand / 1.2 stand / dealer turn Td / dealer stand",
                 "1.1 pay player 20, 1.2 take player 20, 1 pay pair-up 15"},
    // --- who makes the dealer draw
    {"BRK-PUSH-2", "breakout / 1 bet dealer 20 / 1 deal Th 6d / dealer deal 9s (7d) / 1 hit Kd / dealer turn 7d / dealer hit Td",
                 "1 push dealer"},
    {"BRK-SW-1", "breakout / 1 bet player 20 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 9s (4d) / 1 hit Kd / 1 take player 20 / "
                 "dealer turn 4d / dealer hit 4c / dealer stand",
                 "1 take player 20, 1 pay sweet-17 30"},
    {"BRK-PU-1", "breakout / 1 bet player 20 / 1 bet pair-up 5 / 1 deal Th 6d / dealer deal 2s (2d) / 1 hit Kd / 1 take player 20 / dealer turn 2d",
                 "1 take player 20, 1 pay pair-up 15"},
    {"BRK-SW-1", "breakout / 1 bet player 20 / 1 bet pair-up 5 / 1 bet sweet-17 5 / 1 deal Th 6d / dealer deal 2s (3d) / 1 hit Kd / "
                 "dealer turn 3d / dealer hit Kc / dealer hit 4c / dealer stand",
                 "1 take player 20, 1 take pair-up 5, 1 take sweet-17 5"},
    {"BRK-SW-1", "breakout / 1 bet player 20 / 2 bet player 10 / 2 bet sweet-17 5 / 1 deal Ah Kd / 2 deal Ts 6c / dealer deal 2s (3d) / "
                 "1 pay player 30 / 2 hit Ks / 2 take player 10 / dealer turn 3d / dealer hit Kc / dealer hit 2c / dealer stand",
                 "1 pay player 30, 2 take player 10, 2 pay sweet-17 30"},
    // --- without a hole card
    {"AMB-BRK-15", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal 5h 6c / dealer deal Ks / 1 double 9d / dealer hit Ad",
                 "1 take player 20"},
    {"AMB-BRK-15", "breakout dealer-style=no-hole no-hole-loses-all=no / 1 bet player 10 / 1 deal 5h 6c / dealer deal Ks / 1 double 9d / dealer hit Ad",
                 "1 take player 10, 1 return player 10"},
    {"AMB-BRK-15", "breakout dealer-style=no-hole no-hole-loses-all=no / 1 bet player 10 / 1 deal 9h 9c / dealer deal Ks / 1 split / 1.1 deal Td / "
                 "1.2 deal 2d / 1.1 stand / 1.2 double 9d / dealer hit Ad",
                 "1.1 take player 10, 1.2 push player"},
    {"AMB-BRK-03", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Ah Kc / dealer deal Td / dealer hit 6s / 1 pay player 15",
                 "1 pay player 15"},
    {"BRK-PAY-1", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Ah Kc / dealer deal Td / dealer hit As",
                 "1 push player"},
    {"BRK-BJ-1", "breakout dealer-style=no-hole / 1 bet dealer 10 / 2 bet dealer 10 / 1 deal Ah Kc / 2 deal Th 5c / dealer deal Td / 2 hit 2c / "
                 "dealer hit 6s / 1 take dealer 10 / dealer hit 8c",
                 "1 take dealer 10, 2 take dealer 10"},
    {"AMB-BRK-14", "breakout dealer-style=no-hole / 1 bet dealer 10 / 1 bet super-tie 5 / 1 deal 7h 7c / dealer deal Td / 1 hit 7d / dealer hit As",
                 "1 pay dealer 15, 1 take super-tie 5"},
    {"BRK-PU-3", "breakout dealer-style=no-hole / 1 bet player 10 / 1 bet pair-up 5 / 1 deal 8h 8c / dealer deal 9d / 1 hit 4d / 1 hit Kc / dealer hit 9s",
                 "1 take player 10, 1 pay pair-up 250"},
    {"BRK-PAY-1", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal 8h 8c / dealer deal 9d / 1 hit 4d / 1 hit Kc / 1 take player 10",
                 "1 take player 10"},
    {"AMB-BRK-03", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Th 8c / dealer deal Ad / dealer offer insurance / 1 insure 5 / 1 stand / "
                 "dealer hit 9c / dealer stand",
                 "1 take insurance 5, 1 take player 10"},
    {"AMB-BRK-03", "breakout dealer-style=no-hole / 1 bet player 10 / 1 deal Th 8c / dealer deal Ad / dealer offer insurance / 1 insure 5 / 1 hit 9c / "
                 "1 take player 10 / dealer hit Kc",
                 "1 take player 10, 1 pay insurance 10"},
};
// clang-format on

}  // namespace fairdeal
