#pragma once
// The SQL of db/houses, built into the program: the numbered migrations, and each query under the
// name of its file.

#include <span>
#include <string_view>

#include "store/sql.h"

namespace fairdeal {

/// db/houses/NNN_*.sql in order; the numbers have no gap.
std::span<const SqlFile> houses_sql_migrations();
/// db/houses/queries/*.sql by name.
std::span<const SqlFile> houses_sql_queries();

extern const std::string_view houses_sql_about, houses_sql_every_log, houses_sql_log_held,
    houses_sql_newest_checkpoint, houses_sql_records_that_begin, houses_sql_records_up_to,
    houses_sql_ship;

}  // namespace fairdeal
