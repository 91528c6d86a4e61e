#pragma once
// Hands that are ruled by the rows of a sheet that seldom rule.

#include "whole_hands.h"

namespace fairdeal {

// clang-format off
inline constexpr WholeHand row_hands[] = {
    // --- Breakout
    {"AMB-BRK-14", "breakout dealer-style=no-hole bj-vs-21=push / 1 bet dealer 20 / 1 bet super-tie 5 / 1 deal 7h 7d / dealer deal Ac / "
                   "1 hit 7s / dealer hit Ks",
                   "1 push dealer, 1 pay super-tie 75, 1 tip 5"},
};
// clang-format on

}  // namespace fairdeal
