#pragma once
// What dealers did not settle as ruled, handed over from a log to a school: straight from the log,
// or as the findings that `fairdeal audit --findings --json` prints.

#include <filesystem>
#include <istream>

#include "audit/audit.h"
#include "school/floor.h"

namespace fairdeal {

/// Of a wager that an audit found. Its mark has what happened (hand, wager, what was paid) and
/// nothing of how it is ruled, nor in which log it stands.
FloorError floor_error_of(const Finding& finding);

/// Of the hands that the filter lets through, in the log's order. Only hands that the log's rows
/// call wrong are ruled.
Result<std::vector<FloorError>> floor_errors_in(const std::filesystem::path& log,
                                                std::span<const Misreading> misreadings,
                                                HandFilter filter);

/// Of a file of findings, one JSON object a line; what is no wager (a fault, the report at the end)
/// is passed over. Refused with its line: what is no finding.
Result<std::vector<FloorError>> floor_errors_from(std::istream& in, const std::string& name);

}  // namespace fairdeal
