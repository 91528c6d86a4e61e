#pragma once
// JSON of facts, decisions and answers.

#include "cli/json_line.h"
#include "duty/due_list.h"
#include "duty/kept_answer.h"

namespace fairdeal {

/// With how many whole days ago it was entered.
Json json_of(const Fact& fact, const UtcTime& now);
/// `record`: the answer's number in the file; 0: it is not kept there.
Json json_of(const Decision& decision, const UtcTime& now, std::int64_t record);
Json json_of(const KeptAnswer& answer);
Json json_of(const DueItem& item);

/// Whole days from one moment to a later one.
std::int64_t days_between(const UtcTime& from, const UtcTime& to);

}  // namespace fairdeal
