#pragma once
// A ruling as `fairdeal rule` prints it: settlement lines with their clauses, the rest as comments,
// or one JSON object a line (docs/notation.md).

#include <string>

#include "audit/hand/rule_record.h"

namespace fairdeal {

/// Several lines, each ended by LF. The settlement lines can be read back as events of the record.
std::string text_of(const RuledRecord& ruled);

/// One JSON object, ended by LF.
std::string json_of(const RuledRecord& ruled);

}  // namespace fairdeal
