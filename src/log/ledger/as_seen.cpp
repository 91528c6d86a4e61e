#include "log/ledger/as_seen.h"

#include <fmt/format.h>

#include "base/problem.h"

namespace fairdeal {

std::string identity_of(const HandLog& log) {
    if (log.size() == 0) throw Fault("an empty log is no log in particular");
    return to_hex(log.root_at(1));
}

std::optional<std::string> why_not_as_seen(const HandLog& log, const SeenLog& seen,
                                           const std::string& by) {
    if (log.size() < seen.size)
        return fmt::format(
            "an older copy of the log was put back: {} saw {} records at {}, and it has {} now", by,
            seen.size, seen.at, log.size());
    if (to_hex(log.root_at(seen.size)) != seen.root)
        return fmt::format(
            "this is another history of the log: its first {} records are not those that {} saw at "
            "{}",
            seen.size, by, seen.at);
    return std::nullopt;
}

}  // namespace fairdeal
