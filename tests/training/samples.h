#pragma once
// A hand and a moment that more than one test of the training needs.

#include <string_view>

#include "training/memory.h"

namespace fairdeal {

inline constexpr std::string_view dealer_blackjack =
    "breakout / 1 bet dealer 25 / 1 deal Th 6d / dealer deal As (Ks) / dealer turn Ks";

/// When the answers of a test are given.
inline constexpr Millis monday = 1'789'000'000'000;

}  // namespace fairdeal
