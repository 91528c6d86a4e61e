#pragma once
// Prices as the floor says them: the odds that a payment was reckoned by.

#include <span>

#include "record/options.h"

namespace fairdeal {

/// The usual prices, the least first, even money the first of them.
std::span<const Odds> ladder_of_prices();

/// The price at which this was paid on the stake: the very one, if it is on the ladder, on the
/// table card or half of even money; else, where the sum was rounded, the nearest of these.
Odds price_of(Money stake, Money paid, const TableCard& card);

}  // namespace fairdeal
