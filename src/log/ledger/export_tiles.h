#pragma once
// A log as a folder that others can verify with their own programs: its newest checkpoint, the
// tiles of its hashes and its records (C2SP tlog-tiles).

#include "log/hand_log.h"

namespace fairdeal {

/// Writes the log as it is under its newest checkpoint into a new or empty folder; the checkpoint
/// comes last, so that a folder without one is not finished. How many records were written; the
/// work ends early and is refused where `progress` says false or a file cannot be written.
Result<std::int64_t> export_tiles(const HandLog& log, const std::filesystem::path& folder,
                                  const Progress& progress = {});

}  // namespace fairdeal
