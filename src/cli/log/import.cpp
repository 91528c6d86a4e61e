#include <fmt/format.h>

#include <map>

#include "base/printable.h"
#include "cli/commands.h"
#include "cli/content/misreadings.h"
#include "cli/input.h"
#include "cli/output.h"
#include "log/import.h"
#include "log/office_log.h"
#include "words/words.h"

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
    return fmt::format("{} read: {} stored, {} in the log already, {} refused\n",
                       counted(totals.read, "record", "records"), totals.stored, totals.duplicates,
                       totals.refused);
}

/// Of many problems of one kind the first say it; the rest are counted, so that those of another
/// kind are seen.
class Complaints {
public:
    explicit Complaints(bool all) : all_(all) {}
    void tell(const Problem& problem, RefusalKind kind) {
        constexpr std::int64_t most = 20;
        if (++told_[kind] <= most || all_)
            complain(Problems{problem});
        else
            ++left_out_[kind];
    }
    void tell_rest() const {
        for (const auto& [kind, count] : left_out_)
            complain(fmt::format("... and {} more {} (--all-problems)", count, words_of(kind)));
    }

private:
    static std::string_view words_of(RefusalKind kind) {
        switch (kind) {
            case RefusalKind::Unreadable: return "problems of records that cannot be read";
            case RefusalKind::OtherHandOfThisId: return "hands whose id the log has already";
            case RefusalKind::CutOff: return "files that cannot be read to their end";
        }
        throw Fault("a refusal of no kind");
    }
    bool all_;
    std::map<RefusalKind, std::int64_t> told_, left_out_;
};

ImportReport import_watched(HandLog& log, Input& input, std::optional<FileFormat> format,
                            Complaints& complaints) {
    const bool watched = is_watched();
    const auto clear_line = [&] {
        if (watched) fmt::print(stderr, "\r\x1b[K");
    };
    const auto show = [&](const ImportReport& so_far, std::int64_t bytes) {
        if (!watched) return true;
        fmt::print(stderr, "\r{}: {}, {} MB ", printable(input.name()),
                   counted(so_far.read, "record", "records"), bytes / 1'000'000);
        std::fflush(stderr);
        return true;
    };
    const auto tell = [&](const Problem& problem, RefusalKind kind) {
        clear_line();
        complaints.tell(problem, kind);
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
    Complaints complaints(options.all_problems);
    for (const std::string& name : options.inputs) {
        auto input = Input::open(name);
        if (!input) {
            complain(input.error());
            status = ExitStatus::Unusable;
            continue;
        }
        const ImportReport report =
            import_watched(*log, *input, format_from(options.format), complaints);
        totals.add(report);
        if (report.refused > 0 || !report.problems.empty()) status = ExitStatus::Unusable;
    }
    complaints.tell_rest();
    print(text_of(totals));
    return status;
}

}  // namespace fairdeal
