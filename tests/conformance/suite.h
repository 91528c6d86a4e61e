#pragma once
// The cases of the conformance suite, and what this project's reader makes of one.

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "record/record.h"

namespace fairdeal {

/// Every case of a folder of tests/conformance; each has its file's name under "file" besides.
std::vector<nlohmann::json> cases_of(std::string_view kind);

/// "canonical/breakout: even money": for a message.
std::string name_of(const nlohmann::json& one);

/// The text that a list of lines stands for (a line that comes often is said once, with how many
/// times), or the text itself.
std::string text_of_lines(const nlohmann::json& lines);

/// Reads the one record of a file.
Result<HandRecord> read_only_record(std::string_view file);

/// "2:14": the first of the problems by line and column.
std::string first_place(const Problems& problems);

/// The record as it stood after so many lines after its header, of both versions.
HandRecord after_lines(const HandRecord& record, std::size_t lines);

}  // namespace fairdeal
