#pragma once
// What an audit found as plain text, for a terminal or a printer.

#include <span>

#include "audit/audit.h"

namespace fairdeal {

/// The sums of the whole, the patterns, and the tables asked for: of each the cells in which
/// something is wrong.
std::string text_of(const AuditReport& report, std::span<const Dimension> dimensions);

/// One line: "#12 B7-000412: seat 1's super-tie: ruled take 5, recorded push, -5 (BRK-ST-3)".
std::string text_of(const Finding& finding);

/// "#3 #17 #29 ...": the first `most` of them by their numbers in the log.
std::string hands_in_text(const std::vector<std::int64_t>& hands, std::size_t most);

/// "dealer 1104, breakout-bust-17-paid (BRK-PUSH-3): 12 of 13 chances, at least 62 %; the others 0
/// of 140; by chance 3e-22".
std::string text_of(const Pattern& pattern);

}  // namespace fairdeal
