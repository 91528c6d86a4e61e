#pragma once
// A log compared with the newest state in which somebody saw it.

#include "log/hand_log.h"
#include "store/seen_log.h"

namespace fairdeal {

/// The log as it is now. Throws Fault for an empty one.
SeenLog seen_now(const HandLog& log, const UtcTime& at);

/// Why it is not the log that a file remembers, in words, or nothing: it is shorter, or its first
/// records are others. An empty log, or one that the file does not know, is. `by` is whose memory
/// it is: "this desk". Refused: the file cannot be read.
Result<std::optional<std::string>> why_not_as_seen(const HandLog& log,
                                                   const std::filesystem::path& file,
                                                   const std::string& by);

}  // namespace fairdeal
