#include "log/ledger/as_seen.h"

#include "base/problem.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

/// Which log it is, whatever its file is called.
std::string identity_of(const HandLog& log) { return to_hex(log.root_at(1)); }

std::optional<std::string> why_not(const HandLog& log, const SeenLog& seen, const std::string& by) {
    if (log.size() < seen.size)
        return tr(
            "an older copy of the log was put back: {who} saw {records} records at {time}, and it "
            "has "
            "{left} now",
            "who"_a = by, "records"_a = seen.size, "time"_a = to_text(seen.at),
            "left"_a = log.size());
    if (to_hex(log.root_at(seen.size)) != seen.root)
        return tr(
            "this is another history of the log: its first {records} records are not those that "
            "{who} "
            "saw at {time}",
            "records"_a = seen.size, "who"_a = by, "time"_a = to_text(seen.at));
    return std::nullopt;
}

}  // namespace

SeenLog seen_now(const HandLog& log, const UtcTime& at) {
    if (log.size() == 0) throw Fault("an empty log is no log in particular");
    const TreeHead head = log.head();
    return {identity_of(log), head.size, to_hex(head.root), at};
}

Result<std::optional<std::string>> why_not_as_seen(const HandLog& log,
                                                   const std::filesystem::path& file,
                                                   const std::string& by) {
    if (log.size() == 0) return std::optional<std::string>();
    const auto seen = seen_log_in(file, identity_of(log));
    if (!seen) return tl::make_unexpected(seen.error());
    return *seen ? why_not(log, **seen, by) : std::optional<std::string>();
}

}  // namespace fairdeal
