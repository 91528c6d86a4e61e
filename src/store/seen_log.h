#pragma once
// The newest state in which somebody saw a log. An older copy that is put in its place does not
// have it.

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "base/problem.h"
#include "base/time/utc_time.h"

namespace fairdeal {

struct SeenLog {
    std::string log;        // which log: the root of its first record, 64 hexadecimal digits
    std::int64_t size = 0;  // records
    std::string root;       // of so many records, likewise
    UtcTime at;
    friend bool operator==(const SeenLog&, const SeenLog&) = default;
};

/// What a file remembers of a log; a file that is not there, none. Refused: it cannot be read, or
/// holds something else.
Result<std::optional<SeenLog>> seen_log_in(const std::filesystem::path& file,
                                           const std::string& log);
/// Puts it into a file for its owner alone, beside what is there of other logs. Refused: it cannot
/// be written.
Result<void> keep_seen_log(const std::filesystem::path& file, const SeenLog& seen);

}  // namespace fairdeal
