#pragma once
// What an audit found as CSV (RFC 4180, lines ended by LF): a row a cell, a pattern or a finding.
// Text that a spreadsheet would take for a formula is written after an apostrophe; numbers and
// amounts are numbers, their minus included.

#include "audit/audit.h"

namespace fairdeal {

/// Header and rows of one dimension.
std::string cells_as_csv(const AuditReport& report, Dimension dimension);
std::string patterns_as_csv(const AuditReport& report);

/// Findings come one by one: first the header, then a row each.
std::string findings_csv_header();
std::string as_csv(const Finding& finding);

}  // namespace fairdeal
