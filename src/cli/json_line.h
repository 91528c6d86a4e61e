#pragma once
// JSON as every command prints it: one object a line, bytes that are no text shown as such. What
// stands in each object is in docs/json.

#include <nlohmann/json.hpp>
#include <string>

#include "base/problem.h"

namespace fairdeal {

using Json = nlohmann::ordered_json;

/// The object and the end of its line.
std::string line_of(const Json& json);
void print_json(const Json& json);

/// {"file", "line", "column", "what"}; a place that is not known is left out.
Json json_of(const Problem& problem);
Json json_of(const Problems& problems);

}  // namespace fairdeal
