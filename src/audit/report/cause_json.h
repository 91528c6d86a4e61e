#pragma once
// A cause as JSON: of a ranked dealer, and of a pattern.

#include <nlohmann/json.hpp>

#include "audit/ranking/ranking.h"

namespace fairdeal {

nlohmann::ordered_json json_of(const Cause& cause);

}  // namespace fairdeal
