#pragma once
// What a printed report calls the rows and columns of its tables.

#include "audit/audit.h"

namespace fairdeal::report_words {

/// "12 of 1,500".
std::string of_all(std::int64_t part, std::int64_t all);

/// "By dealer".
std::string heading_of(Dimension dimension);
/// "dealer", "shift (Europe/London)".
std::string column_of(Dimension dimension);
/// "2026-10-01 06:00", the begin of a shift in UTC, by the clocks of the house.
std::string shift_by_the_clock(const std::string& name);
/// The name of a cell; of hands and wagers that have none, why.
std::string cell_name(Dimension dimension, const std::string& name);

/// "$1,250.00", "£1,250.00", "1,250.00 chips".
std::string printed(Money amount, Unit unit);

/// The cells of a table that show something wrong: shifts as they came, all others by what went
/// wrong: by cash, and those of as much cash by chips.
std::vector<const NamedCell*> cells_to_show(const AuditReport& report, Dimension dimension);

/// "fault".
std::string kind_of(Finding::Kind kind);

}  // namespace fairdeal::report_words
