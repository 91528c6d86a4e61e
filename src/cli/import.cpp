#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/misreadings.h"
#include "cli/output.h"
#include "store/import.h"
#include "store/office_log.h"

namespace fairdeal {

namespace {

/// What became of all the inputs together.
struct Totals {
    std::int64_t read = 0, stored = 0, duplicates = 0, refused = 0;
    void add(const ImportReport& report) {
        read += report.read;
        stored += report.stored;
        duplicates += report.duplicates;
        refused += report.refused;
    }
};

std::string text_of(const Totals& totals) {
    return fmt::format("{} records read: {} stored, {} in the log already, {} refused\n",
                       totals.read, totals.stored, totals.duplicates, totals.refused);
}

ImportReport import_watched(HandLog& log, Input& input, std::optional<FileFormat> format) {
    const bool watched = is_watched();
    const auto clear_line = [&] {
        if (watched) fmt::print(stderr, "\r\x1b[K");
    };
    const auto show = [&](const ImportReport& so_far, std::int64_t bytes) {
        if (!watched) return true;
        fmt::print(stderr, "\r{}: {} records, {} MB ", input.name(), so_far.read,
                   bytes / 1'000'000);
        std::fflush(stderr);
        return true;
    };
    const auto tell = [&](const Problem& problem) {
        clear_line();
        complain(Problems{problem});
    };
    const auto report = import_records(log, input.stream(), input.name(), show, format, tell);
    clear_line();
    return report;
}

}  // namespace

ExitStatus run_import(const ImportOptions& options) {
    auto log = open_or_create_hand_log(options.log, misreadings_or_none(options.content));
    if (!log) return unusable(log.error());
    ExitStatus status = ExitStatus::Fine;
    Totals totals;
    for (const std::string& name : options.inputs) {
        auto input = Input::open(name);
        if (!input) {
            complain(input.error());
            status = ExitStatus::Unusable;
            continue;
        }
        const ImportReport report = import_watched(*log, *input, format_from(options.format));
        totals.add(report);
        if (report.refused > 0 || !report.problems.empty()) status = ExitStatus::Unusable;
    }
    print(text_of(totals));
    return status;
}

}  // namespace fairdeal
