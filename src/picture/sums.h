#pragma once
// Sums as they are read on a table.

#include <string>

#include "base/money.h"

namespace fairdeal {

/// "12,500" or "12.50"; no currency.
std::string grouped_sum(Money amount);

}  // namespace fairdeal
