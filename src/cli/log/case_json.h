#pragma once
// Cases as JSON.

#include "audit/cases/case_file.h"
#include "audit/cases/case_log.h"
#include "cli/json_line.h"

namespace fairdeal {

Json json_of(const Case& state);
/// With "overdue", and "strays" for entries that cannot be and count for nothing.
Json json_of(const LoggedCase& one, const UtcTime& now);
Json json_of(const CheckedCase& found);

}  // namespace fairdeal
