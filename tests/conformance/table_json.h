#pragma once
// What lies on a table as the suite writes it (docs/open-table-record/forms.md).

#include <nlohmann/json.hpp>

#include "record/table.h"

namespace fairdeal {

/// What is not there, not yet or no is left out.
nlohmann::json json_of(const TableState& table);

/// The table after the last event, with what version 2 moved or put right.
TableState folded(const HandRecord& record);

}  // namespace fairdeal
