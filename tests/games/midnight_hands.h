#pragma once
// Whole, legal Midnight hands with what is due on them, early settlement in its place; what is due
// at the end is left to the person who uses them.

#include "whole_hands.h"

namespace fairdeal {

// clang-format off
inline constexpr WholeHand midnight_hands[] = {
    // --- the result
    {"MID-RES-3", "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal 9c / 1 stand / dealer hit 8s / dealer stand",
                  "1 pay player 20"},
    {"MID-RES-3", "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c / 1 stand / dealer hit 8s / dealer stand",
                  "1 take player 20"},
    {"MID-RES-4", "midnight / 1 bet player 20 / 1 deal Th 7d / dealer deal 9c / 1 stand / dealer hit 8s / dealer stand",
                  "1 push player"},
    {"MID-RES-5", "midnight / 1 bet player 20 / 1 deal Ah 6d / dealer deal 6c / 1 stand / dealer hit As / dealer stand",
                  "1 push player"},
    {"MID-RES-1", "midnight / 1 bet player 20 / 1 deal Th 2d / dealer deal 9c / 1 stand / dealer hit 4s / dealer hit Kd",
                  "1 pay player 20"},
    {"MID-RES-2", "midnight / 1 bet player 20 / 1 deal Ah 2d / dealer deal 2c / 1 hit 3s / 1 hit Kd / 1 hit 4c / 1 stand / dealer hit As / "
                  "dealer hit Ad / dealer hit 2s / dealer hit Kh / dealer hit Ac / dealer stand",
                  "1 pay player 20"},
    // --- a bust is lost at once, and nobody draws for it
    {"MID-HIT-3", "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal 9c / 1 hit Kc / 1 take player 20",
                  "1 take player 20"},
    {"MID-HIT-3", "midnight / 1 bet player 20 / 2 bet player 10 / 1 deal Th 6d / 2 deal 9h 9d / dealer deal 6c / 1 hit Kc / "
                  "1 take player 20 / 2 stand / dealer hit Ts / dealer hit 5h / dealer stand",
                  "1 take player 20, 2 take player 10"},
    {"MID-HIT-3", "midnight / 1 bet player 20 / 2 bet player 10 / 3 bet player 5 / 1 deal Th 6d / 2 deal 9h 9d / 3 deal 2c 3c / dealer deal 6c / "
                  "1 hit Kc / 1 take player 20 / 2 hit 4h / 2 take player 10 / 3 hit Ts / 3 hit 7d / 3 take player 5",
                  "1 take player 20, 2 take player 10, 3 take player 5"},
    {"MID-DBL-3", "midnight / 1 bet player 20 / 1 deal 8h 8c / dealer deal 6s / 1 split / 1.1 deal 3d / 1.2 deal Th / 1.1 double Kc / 1.2 hit 9h / "
                  "1.2 take player 20 / dealer hit Tc / dealer hit 2d / dealer stand",
                  "1.2 take player 20, 1.1 pay player 40"},
    // --- blackjack
    {"MID-PAY-1", "midnight / 1 bet player 12.50 / 1 deal Ah Kc / dealer deal 9c / dealer hit 8s / dealer stand",
                  "1 pay player 18.75"},
    {"AMB-MID-03", "midnight / 1 bet player 20 / 1 deal Ah Kc / dealer deal 9c / dealer hit 2s / dealer hit Td / dealer stand",
                  "1 pay player 30"},
    {"MID-PAY-1", "midnight / 1 bet player 20 / 1 deal Ah Kc / dealer deal 2c / dealer hit 3s / dealer hit Kd / dealer hit 7h",
                  "1 pay player 30"},
    {"AMB-MID-13", "midnight / 1 bet player 0.05 / 1 deal Ah Kc / dealer deal 9c / dealer hit 8s / dealer stand",
                  "1 pay player 0.07"},
    {"AMB-MID-21", "midnight / 1 bet player 20 / 1 deal Ah Kc / dealer deal Tc / dealer hit As",
                  "1 push player"},
    // --- the dealer's blackjack
    {"MID-DBJ-1", "midnight / 1 bet player 20 / 2 bet player 10 / 1 deal Th Kd / 2 deal Ac Qs / dealer deal Tc / 1 stand / dealer hit As",
                  "1 take player 20, 2 push player"},
    {"AMB-MID-04", "midnight / 1 bet player 20 / 1 deal 7h 7d / dealer deal Kc / 1 hit 7s / dealer hit As",
                  "1 take player 20"},
    {"AMB-MID-05", "midnight / 1 bet player 20 / 1 deal 5h 6d / dealer deal Kc / 1 double 9c / dealer hit As",
                  "1 take player 40"},
    {"AMB-MID-05", "midnight / 1 bet player 20 / 1 deal 8h 8c / dealer deal As / dealer offer insurance / 1 insure 10 / 1 split / 1.1 deal 3d / "
                  "1.2 deal Th / 1.1 stand / 1.2 stand / dealer hit Kd / 1 pay insurance 20",
                  "1 pay insurance 20, 1.1 take player 20, 1.2 take player 20"},
    // --- insurance, settled on the second card
    {"MID-INS-7", "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal As / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 7c / "
                  "1 take insurance 10 / dealer stand",
                  "1 take insurance 10, 1 pay player 20"},
    {"MID-INS-5", "midnight / 1 bet player 20 / 1 deal Th 9d / dealer deal As / dealer offer insurance / 1 insure 10 / 1 stand / dealer hit 3c / "
                  "1 take insurance 10 / dealer hit Kd / dealer hit 5h / dealer stand",
                  "1 take insurance 10, 1 push player"},
    {"MID-INS-6", "midnight / 1 bet player 20 / 1 deal Ah Kc / dealer deal As / dealer offer insurance / 1 insure 10 / dealer hit Kd / "
                  "1 pay insurance 20",
                  "1 pay insurance 20, 1 push player"},
    {"MID-INS-7", "midnight / 1 bet player 20 / 1 deal Ah Kc / dealer deal As / dealer offer insurance / 1 insure 10 / dealer hit 9c / "
                  "1 take insurance 10 / dealer stand",
                  "1 take insurance 10, 1 pay player 30"},
    {"MID-INS-6", "midnight / 1 bet player 20 / 2 bet player 10 / 3 bet player 5 / 1 deal Th 6d / 2 deal Tc 8s / 3 deal 9d 9s / dealer deal As / "
                  "dealer offer insurance / 1 insure 10 / 3 insure 2.50 / 1 hit Kc / 1 take player 20 / 2 stand / 3 stand / dealer hit Qd / "
                  "1 pay insurance 20 / 3 pay insurance 5",
                  "1 take player 20, 1 pay insurance 20, 3 pay insurance 5, 2 take player 10, 3 take player 5"},
    {"MID-INS-6", "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10 / 1 hit Kc / 1 take player 20 / "
                  "dealer hit Jc",
                  "1 take player 20, 1 pay insurance 20"},
    {"MID-INS-7", "midnight / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10 / 1 hit Kc / 1 take player 20 / "
                  "dealer hit 3c",
                  "1 take player 20, 1 take insurance 10"},
    {"MID-INS-7", "midnight / 1 bet player 20 / 1 deal 5h 6d / dealer deal As / dealer offer insurance / 1 insure 10 / 1 double 2c / dealer hit 6c / "
                  "1 take insurance 10 / dealer stand",
                  "1 take insurance 10, 1 take player 40"},
    // --- doubles and splits
    {"MID-DBL-3", "midnight / 1 bet player 12.50 / 1 deal 5h 4d / dealer deal 6c / 1 double 2c / dealer hit Th / dealer hit Kd",
                  "1 pay player 25"},
    {"AMB-MID-18", "midnight / 1 bet player 20 / 1 deal 5h 6d / dealer deal 9c / 1 double 7c / dealer hit 9s / dealer stand",
                  "1 push player"},
    {"MID-SPL-3", "midnight / 1 bet player 20 / 1 deal 8h 8c / dealer deal 6s / 1 split / 1.1 deal 3d / 1.2 deal Th / 1.1 double 9c / 1.2 stand / "
                  "dealer hit Tc / dealer hit 2d / dealer stand",
                  "1.1 pay player 40, 1.2 push player"},
    {"MID-SPL-7", "midnight / 1 bet player 20 / 1 deal Ah Ac / dealer deal 9s / 1 split / 1.1 deal Kd / 1.2 deal 5d / 1.2 hit 4c / 1.2 stand / "
                  "dealer hit Td / dealer stand",
                  "1.1 pay player 20, 1.2 pay player 20"},
    {"MID-SPL-6", "midnight / 1 bet player 20 / 1 deal Jh Kc / dealer deal Ts / 1 split / 1.1 deal Ad / 1.2 deal Ah / dealer hit As",
                  "1.1 take player 20, 1.2 take player 20"},
    {"MID-SPL-6", "midnight / 1 bet player 20 / 1 deal Jh Kc / dealer deal 9s / 1 split / 1.1 deal Ad / 1.2 deal 9h / 1.2 stand / dealer hit 2s / "
                  "dealer hit Th / dealer stand",
                  "1.1 push player, 1.2 take player 20"},
    {"MID-HIT-3", "midnight / 1 bet player 20 / 2 bet player 30 / 1 deal 9h 9c / 2 deal 9d 9s / dealer deal 7s / 1 split / 1.1 deal 6d / 1.2 deal Th / "
                  "1.1 hit Tc / 1.1 take player 20 / 1.2 stand / 2 split / 2.1 deal 2d / 2.2 deal 5h / 2.1 double Ks / 2.2 hit 7h / dealer hit Qc / "
                  "dealer stand",
                  "1.1 take player 20, 1.2 pay player 20, 2.1 pay player 60, 2.2 pay player 30"},
    // --- the other readings that a house may choose
    {"AMB-MID-01", "midnight insurance-all-bust=lose / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10 / "
                  "1 hit Kc / 1 take player 20",
                  "1 take player 20, 1 take insurance 10"},
    {"AMB-MID-01", "midnight insurance-all-bust=return / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10 / "
                  "1 hit Kc / 1 take player 20",
                  "1 take player 20, 1 return insurance 10"},
    {"MID-PAY-1", "midnight all-naturals=check-only / 1 bet player 20 / 1 deal Ah Kc / dealer deal 2c",
                  "1 pay player 30"},
    {"MID-PAY-1", "midnight all-naturals=check-only / 1 bet player 20 / 1 deal Ah Kc / dealer deal Tc / dealer hit 2s",
                  "1 pay player 30"},
    {"AMB-MID-03", "midnight bj-vs-21=push / 1 bet player 20 / 1 deal Ah Kc / dealer deal 9c / dealer hit 2s / dealer hit Td / dealer stand",
                  "1 push player"},
    {"AMB-MID-04", "midnight dealer-bj-vs-21=push / 1 bet player 20 / 2 bet player 5 / 1 deal 7h 7d / 2 deal Tc Jc / dealer deal Kc / 1 hit 7s / "
                  "2 split / 2.1 deal Ad / 2.2 deal 9d / 2.2 stand / dealer hit As",
                  "1 push player, 2.1 push player, 2.2 take player 5"},
    {"AMB-MID-05", "midnight dealer-bj-takes=original / 1 bet player 20 / 2 bet player 5 / 1 deal 5h 6d / 2 deal 9c 9d / dealer deal Kc / "
                  "1 double 9s / 2 split / 2.1 deal 2d / 2.2 deal 8d / 2.1 double 3c / 2.2 stand / dealer hit As",
                  "1 take player 20, 1 return player 20, 2.1 take player 5, 2.1 return player 5, 2.2 push player"},
    {"MID-RES-1", "midnight double-value=either / 1 bet player 20 / 1 deal Ah 8d / dealer deal 6c / 1 double 2h / dealer hit Tc / dealer hit Kd",
                  "1 pay player 40"},
    {"MID-DBL-3", "midnight double-value=either / 1 bet player 20 / 1 deal Th Kc / dealer deal 6c / 1 split / 1.1 deal Ad / 1.2 deal 9d / 1.1 double 5h / "
                  "1.2 stand / dealer hit Tc / dealer hit Kd",
                  "1.1 pay player 40, 1.2 pay player 20"},
    {"MID-DBL-3", "midnight double-when=any-time / 1 bet player 20 / 1 deal 5h 4d / dealer deal 6c / 1 hit 2c / 1 double Th / dealer hit Tc / dealer hit Kd",
                  "1 pay player 40"},
    {"MID-DBL-3", "midnight double-after-split=pre-split / 1 bet player 20 / 1 deal 5h 5c / dealer deal 6c / 1 split / 1.1 deal 9d / 1.2 deal 2d / "
                  "1.1 double 3h / 1.2 double 3d / dealer hit Tc / dealer hit Kd",
                  "1.1 pay player 40, 1.2 pay player 40"},
    {"MID-RES-3", "midnight split-aces=one-card / 1 bet player 20 / 1 deal Ah Ac / dealer deal 9s / 1 split / 1.1 deal 5d / 1.2 deal 9d / "
                  "dealer hit Td / dealer stand",
                  "1.1 take player 20, 1.2 pay player 20"},
    {"MID-RES-3", "midnight stand-21=no / 1 bet player 20 / 1 deal 7h 7c / dealer deal 9s / 1 hit 7d / 1 stand / dealer hit Td / dealer stand",
                  "1 pay player 20"},
    {"AMB-MID-11", "midnight insurance-of-bust-hand=lost / 1 bet player 20 / 2 bet player 10 / 1 deal Th 6d / 2 deal Tc 8s / dealer deal As / "
                  "dealer offer insurance / 1 insure 10 / 2 insure 5 / 1 hit Kc / 1 take insurance 10 / 1 take player 20 / 2 stand / dealer hit Qd / "
                  "2 pay insurance 10",
                  "1 take insurance 10, 1 take player 20, 2 pay insurance 10, 2 take player 10"},
    {"MID-INS-6", "midnight insurance-of-bust-hand=lost / 1 bet player 20 / 1 deal Th 6d / dealer deal As / dealer offer insurance / 1 insure 10 / "
                  "1 hit Kc / 1 take player 20 / dealer hit Qd",
                  "1 take player 20, 1 pay insurance 20"},
    {"MID-INS-7", "midnight insurance-amount=up-to-half / 1 bet player 20 / 1 deal Th 9d / dealer deal As / dealer offer insurance / 1 insure 0.50 / "
                  "1 stand / dealer hit 7c / 1 take insurance 0.50 / dealer stand",
                  "1 take insurance 0.50, 1 pay player 20"},
    {"AMB-MID-13", "midnight odd=down / 1 bet player 5 / 1 deal Ah Kd / dealer deal As / dealer offer insurance / 1 insure 2 / dealer hit 7c / "
                  "1 take insurance 2 / dealer stand",
                  "1 take insurance 2, 1 pay player 7"},
};
// clang-format on

}  // namespace fairdeal
