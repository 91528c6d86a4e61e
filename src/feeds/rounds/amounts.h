#pragma once
// Amounts as a source writes them, made cents exactly or not at all.

#include <optional>
#include <string>
#include <string_view>

#include "base/money.h"
#include "feeds/mapping/mapping.h"

namespace fairdeal {

/// "2500", "25.00" or "25,00" by the mapping's scale and decimal mark, with a minus for less than
/// nothing. Nothing where it is no such number, is more than the notation can write or is no whole
/// number of cents.
std::optional<Money> amount_from(std::string_view text, const Mapping& mapping);

}  // namespace fairdeal
