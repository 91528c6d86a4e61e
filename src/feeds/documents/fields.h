#pragma once
// A document's fields against those that its mapping knows.

#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <vector>

#include "feeds/mapping/mapping.h"

namespace fairdeal {

struct FieldReport {
    std::set<std::string> unknown;     // pointers with "*" for the places of lists and, where all
                                       // keys of an object are numbers, for those
    std::vector<std::string> missing;  // pointers of required fields that are not there
};

/// A field is known if its path is, or a path above it that ends in "**". What an unknown field
/// holds is not looked at. A required one is missing where what holds it is there without it.
FieldReport check_fields(const nlohmann::json& document, const std::vector<KnownField>& known);

/// What stands at a path, or null.
const nlohmann::json* value_at(const nlohmann::json& document,
                               const std::vector<std::string>& path);

}  // namespace fairdeal
