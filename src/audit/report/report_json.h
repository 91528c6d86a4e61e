#pragma once
// An audit as JSON Lines: an object for each finding, then one for the whole.

#include "audit/audit.h"

namespace fairdeal {

/// One JSON object, ended by LF. Amounts are decimal text, as in the notation.
std::string json_of(const Finding& finding);
/// Likewise, with the tables asked for.
std::string json_of(const AuditReport& report, std::span<const Dimension> dimensions);

}  // namespace fairdeal
