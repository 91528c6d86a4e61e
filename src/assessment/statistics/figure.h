#pragma once
// A statistic, or why it cannot be computed. Never a number that is none.

#include <cmath>
#include <optional>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

struct Figure {
    std::optional<double> value;
    std::string_view why_not;  // a marked sentence; empty where there is a value
};

[[nodiscard]] inline Figure known_figure(double value) {
    if (!std::isfinite(value)) throw Fault("a figure that is no number");
    return {value, {}};
}
/// "not everybody was asked every family"
[[nodiscard]] inline Figure no_figure(std::string_view why_not) { return {std::nullopt, why_not}; }

}  // namespace fairdeal
