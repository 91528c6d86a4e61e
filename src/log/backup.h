#pragma once
// A copy of a log that can take its place.

#include "log/hand_log.h"

namespace fairdeal {

/// Copies a log, to which others may be writing, to a file that is not there yet. The copy holds
/// whole commits only; it is read and ruled again as HandLog::check does, and gets its name only if
/// it is sound: the report is returned, and anybody who finds damages or a stop in it finds no
/// file. Bringing a log back is the same the other way round. `progress` is called with pages, then
/// with records. The copy may be read by those who may read the log.
Result<CheckReport> back_up(const std::filesystem::path& log, const std::filesystem::path& copy,
                            const std::vector<Misreading>& misreadings, const Trust& trust = {},
                            const Progress& progress = {});

}  // namespace fairdeal
