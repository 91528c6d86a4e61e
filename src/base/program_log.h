#pragma once
// The program's own log: what it was asked to do, how that ended and what it complained of, for
// who looks after the machine. No ruling, answer or passphrase is written to it, nor the values of
// a command line. Not the log of hands, which is `log`.

#include <filesystem>
#include <string_view>

namespace fairdeal {

enum class LogLevel : std::uint8_t { Info, Warning, Error };

/// From here on this program writes to `file`, for its owner alone, after what other programs wrote
/// there; at 1 MiB a file gets the next name (program.1.log, program.2.log) and the oldest goes.
/// Where the file cannot be written, nothing is logged and all else works.
void open_program_log(const std::filesystem::path& file, std::string_view program);

/// A line with its time (UTC), the program and its process. Without an open log, nothing.
void log_line(LogLevel level, std::string_view text) noexcept;

}  // namespace fairdeal
