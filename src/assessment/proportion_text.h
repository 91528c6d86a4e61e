#pragma once
// Shares as they are typed, as whole numbers: never through a floating point number.

#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

/// "0.85", ".85", "0.850", "1": 0 to 1, a point and at most `places` decimals (1 to 9), no sign. In
/// units of the last place: 850 of ".85" with three.
std::optional<int> proportion_from(std::string_view text, int places = 3);

/// "0.850" of 850 thousandths.
std::string proportion_to_text(int thousandths);

}  // namespace fairdeal
