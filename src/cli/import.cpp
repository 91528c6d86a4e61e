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
    if (!is_watched()) return import_records(log, input.stream(), input.name(), {}, format);
    const auto show = [&](const ImportReport& so_far, std::int64_t bytes) {
        fmt::print(stderr, "\r{}: {} records, {} MB ", input.name(), so_far.read,
                   bytes / 1'000'000);
        std::fflush(stderr);
        return true;
    };
    const auto report = import_records(log, input.stream(), input.name(), show, format);
    fmt::print(stderr, "\r\x1b[K");
    return report;
}

void complain_of(const ImportReport& report) {
    complain(report.problems);
    const auto more = report.refused - static_cast<std::int64_t>(report.problems.size());
    if (more > 0 && report.problems.size() >= most_problems)
        complain(fmt::format("only the first {} problems are shown", most_problems));
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
        complain_of(report);
        if (report.refused > 0 || !report.problems.empty()) status = ExitStatus::Unusable;
    }
    print(text_of(totals));
    return status;
}

}  // namespace fairdeal
