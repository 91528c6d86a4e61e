#include "log/backup.h"

#include <cerrno>
#include <cstring>
#include <utility>

#include "base/translation.h"
#include "log/schema.h"
#include "store/new_file.h"

namespace fairdeal {

namespace fs = std::filesystem;

namespace {

tl::unexpected<Problems> refused_copy(const fs::path& copy, int error) {
    const std::string why =
        error == EEXIST ? tr("there is a file of this name already")
                        : tr("the copy cannot be made here: {why}", "why"_a = std::strerror(error));
    return refused({copy.string(), 0, 0}, why);
}

/// Anybody who may read the log may read its copy, and nobody else; its owner writes it.
unsigned mode_of(const fs::path& log) {
    constexpr unsigned for_all_to_write = 0666;
    std::error_code error;
    const fs::perms mode = fs::status(log, error).permissions();
    return error ? for_its_owner : (static_cast<unsigned>(mode) & for_all_to_write) | for_its_owner;
}

/// False if it was stopped.
Result<bool> copy_pages(const fs::path& log, const fs::path& copy, const Progress& progress) {
    constexpr int attempts = 6;  // somebody may be writing hand after hand
    const auto from = open_log_file(log, Access::Read, attempts);
    if (!from) return tl::make_unexpected(from.error());
    return copy_into_file(*from, copy, progress);
}

}  // namespace

Result<CheckReport> back_up(const fs::path& log, const fs::path& copy,
                            const std::vector<Misreading>& misreadings, const Trust& trust,
                            const Progress& progress) {
    std::error_code error;
    if (fs::exists(fs::symlink_status(copy, error))) return refused_copy(copy, EEXIST);
    const HalfMadeFile made(copy, mode_of(log));
    if (const int failed = made.write(""); failed != 0) return refused_copy(copy, failed);
    const auto copied = copy_pages(log, made.path(), progress);
    if (!copied) return tl::make_unexpected(copied.error());
    CheckReport report;
    report.cancelled = !*copied;
    if (report.cancelled) return report;
    {
        const auto again = HandLog::open(made.path(), Access::Read, misreadings);
        if (!again) return tl::make_unexpected(again.error());
        report = again->check(progress, trust);
    }
    if (!report.is_sound()) return report;
    if (const int failed = made.place(); failed != 0) return refused_copy(copy, failed);
    return report;
}

}  // namespace fairdeal
