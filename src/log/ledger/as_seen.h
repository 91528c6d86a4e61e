#pragma once
// A log compared with the newest state in which somebody saw it.

#include "log/hand_log.h"
#include "store/seen_log.h"

namespace fairdeal {

/// Which log it is, whatever its file is called (SeenLog::log). Throws Fault for an empty one.
std::string identity_of(const HandLog& log);

/// Why it is not the log that was seen, in words, or nothing: it is shorter, or its first records
/// are others. `by` is who saw it: "this desk".
std::optional<std::string> why_not_as_seen(const HandLog& log, const SeenLog& seen,
                                           const std::string& by);

}  // namespace fairdeal
