#pragma once
// The part of JSON Schema that docs/json/output.schema.json uses, and no more: a keyword that is
// not known here fails.

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace fairdeal {

/// What was printed: an object a line.
std::vector<nlohmann::json> objects_in(const std::string& printed);

/// What of a value is not as its schema says, each with its place ("/lines/0/who: ..."). `whole`
/// has the $defs.
std::vector<std::string> against_schema(const nlohmann::json& value, const nlohmann::json& schema,
                                        const nlohmann::json& whole, const std::string& at = "");

/// What `fairdeal COMMAND ... --json` printed, line by line, against the schema of the command.
std::vector<std::string> against_output_schema(const std::string& arguments,
                                               const std::string& printed);

}  // namespace fairdeal
