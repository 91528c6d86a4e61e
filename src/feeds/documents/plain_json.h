#pragma once
// JSON as a mapping's program sees it: without numbers. Each becomes the text that stands in the
// document, so that ids of twenty digits and amounts such as 12.50 stay what they are.

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

/// Values within each other, at most.
constexpr std::size_t deepest_document = 64;

/// One value. Refused, with the pointer of the place where there is one in `what`: what is no JSON,
/// a key that an object has twice, values too deep within each other.
Result<nlohmann::json> plain_json(std::string_view text);

}  // namespace fairdeal
