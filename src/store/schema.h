#pragma once
// The file of a hand log: how it is made, recognised and brought up to date. It knows the outside
// of the file and its tables, not what is in them.

#include <functional>
#include <span>

#include "base/problem.h"
#include "store/sql.h"
#include "store/sqlite.h"

namespace fairdeal {

/// "FDLG": written into the file's header, so that another program's database is not mistaken for a
/// log.
constexpr std::int64_t log_application_id = 0x46444C47;

/// The number of the newest migration; a log carries it as user_version.
std::int64_t newest_version();

/// Makes an empty log at a path where there is no file. It appears there whole or not at all.
Result<void> make_log_file(const std::filesystem::path& file);

/// Opens a file after making sure that it is a sound log of ours. With Access::Write it must be
/// possible to write to it, and an older log is brought up to date; with Access::Read nothing is
/// written to it but the undoing of what another program left half done. A refused file is not
/// changed.
Result<Database> open_log_file(const std::filesystem::path& file, Access access);

/// Brings a database of a lower user_version up to the last of `migrations`, all or nothing; after
/// each step `rest` does what SQL alone cannot.
void migrate(Database& database, std::span<const SqlFile> migrations,
             const std::function<void(const SqlFile& step)>& rest = {});

/// Tables, indexes and triggers of a database as text, to be compared.
std::string schema_of(const Database& database);

}  // namespace fairdeal
