#pragma once
// Statistics of exams as text and JSON.

#include <string>
#include <string_view>

#include "assessment/statistics/figure.h"
#include "cli/json_line.h"
#include "training/mastery.h"

namespace fairdeal {

/// "0.788"; a dash where it cannot be computed.
std::string to_text(const Figure& figure, int decimals = 3);

/// "KR-20  0.788" and what it means; or that it cannot be computed, and why. A line each.
std::string explained(std::string_view id, const Figure& figure, int decimals = 3);
/// The same with what stands for the number, such as it and its interval.
std::string explained(std::string_view id, const Figure& figure, const std::string& value);
/// That it cannot be computed, and why.
std::string not_told(const Figure& figure);

/// A number, or {"cannot-be-told": why}.
Json as_json(const Figure& figure);
Json as_json(const Interval& interval);

}  // namespace fairdeal
