#pragma once
// Sums that guests put up: plain ones, halves of a chip, and now and then an odd cent.

#include <algorithm>
#include <array>

#include "base/money.h"
#include "dealing/dice.h"

namespace fairdeal {

/// A main wager.
inline Money random_stake(Dice& dice) {
    constexpr std::array stakes{1000, 1500, 2500, 2500, 5000,  7500, 10000,
                                1250, 750,  500,  2000, 50000, 250};
    if (dice.chance(3)) return Money::cents(1 + static_cast<std::int64_t>(dice.below(10000)));
    return Money::cents(dice.one_of<int>(stakes));
}

/// A side wager.
inline Money random_side_stake(Dice& dice) {
    constexpr std::array stakes{100, 500, 500, 1000, 2500, 250};
    return Money::cents(dice.one_of<int>(stakes));
}

/// A sum from `least` to `most` in steps of `step`; `least` where nothing lies between.
inline Money between(Money least, Money most, Money step, Dice& dice) {
    if (most <= least || step.is_zero()) return least;
    const std::int64_t steps = (most - least).in_cents() / step.in_cents();
    return least +
           step * static_cast<std::int64_t>(dice.below(static_cast<std::uint64_t>(steps) + 1));
}

}  // namespace fairdeal
