#pragma once
// Standard output and standard error, with every failure noticed.

#include <cstdint>
#include <cstdio>
#include <functional>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/problem.h"
#include "base/translation.h"
#include "cli/exit_status.h"

namespace fairdeal {

/// What was printed could not be written. Silent: nobody reads any more (the other end of a pipe is
/// closed), so there is nobody to tell.
class OutputError : public std::runtime_error {
public:
    OutputError(const std::string& what, bool silent) : std::runtime_error(what), silent_(silent) {}
    [[nodiscard]] bool silent() const { return silent_; }

private:
    bool silent_;
};

/// Prints to standard output, unless it is to be quiet; to a terminal without control characters
/// (see printable_lines). Throws OutputError when it cannot be written.
void print(std::string_view whole);

/// From here on `print` prints nothing and nobody is shown progress: what is wrong is still told.
void be_quiet();

/// Makes sure that all that was printed has been written; throws OutputError.
void finish_output();

/// "fairdeal: <text>" on standard error, after what was printed and without control characters, and
/// in the program's log; throws OutputError.
void complain(std::string_view text);

/// Likewise of what was typed, which may be a passphrase: its words are not logged.
void complain_of_arguments(std::string_view text);

/// A line for each problem on standard error, likewise.
void complain(const Problems& problems);

/// Complains, for a command that ends with it.
ExitStatus unusable(const Problems& problems);
ExitStatus unusable(std::string_view what);

/// Shows to somebody who watches how far the work on records is, in place of what it showed before.
void show_progress(std::int64_t done, std::int64_t of);
/// Clears what it showed.
void clear_progress();
/// Does both for somebody who watches: how far the work is, and at its end a clear line. Never
/// stops it. Empty: nobody watches.
std::function<bool(std::int64_t done, std::int64_t of)> told_progress();

/// While it lives, all words are English: for JSON and CSV, which programs read. Empty if those are
/// not `asked` for.
std::optional<InEnglish> english_for_programs(bool asked);

/// Somebody watches standard error: a terminal, not a pipe or a file.
bool is_watched();

}  // namespace fairdeal
