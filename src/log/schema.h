#pragma once
// The file of a hand log: a database file of its own kind (see database_file.h).

#include "store/database_file.h"

namespace fairdeal {

/// "FDLG": written into the file's header, so that another program's database is not mistaken for a
/// log.
constexpr std::int64_t log_application_id = 0x46444C47;

/// The number of the newest migration; a log carries it as user_version.
std::int64_t newest_version();

/// Makes an empty log at a path where there is no file. It appears there whole or not at all.
Result<void> make_log_file(const std::filesystem::path& file);
/// The same, unless there is one, or somebody makes one at the same moment.
Result<void> make_log_file_unless_there(const std::filesystem::path& file);

/// Opens a file after making sure that it is a sound log of ours. With Access::Write it must be
/// possible to write to it, and an older log is brought up to date; with Access::Read nothing is
/// written to it but the undoing of what another program left half done. A refused file is not
/// changed. Attempts are those of open_database_file.
Result<Database> open_log_file(const std::filesystem::path& file, Access access, int attempts = 1);

}  // namespace fairdeal
