#pragma once
// A signed log to be tampered with, and all that is in it.

#include <random>
#include <string>

#include "store/sqlite.h"

namespace fairdeal {

constexpr std::int64_t signed_records = 300;  // one full tile, and some

/// 300 records, of which ten (281 to 290) are no hands, under two checkpoints and a witness's
/// signature: the file's bytes.
const std::string& signed_log();

/// Every value of every table of a log, row by row, but for the names of people.
std::string everything_in(const Database& database);
/// Its tables, but for that of the names and the one that holds nothing.
std::vector<std::string> tables_of(const Database& database);

/// The first line of `after` that differs, to be told.
std::string difference(const std::string& before, const std::string& after);

/// From the environment: FAIRDEAL_DAMAGES, FAIRDEAL_SEED.
int wanted_changes();
std::mt19937_64 dice_from_outside();

}  // namespace fairdeal
