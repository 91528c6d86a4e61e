#include <fmt/format.h>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>

#include "base/printable.h"
#include "base/translation.h"
#include "cli/commands.h"
#include "cli/content/content.h"
#include "cli/content/misreadings.h"
#include "cli/feed/feed.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "log/import.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// What became of all the inputs together.
struct Totals {
    std::int64_t read = 0, stored = 0, duplicates = 0, refused = 0, doubtful = 0;
    Problems doubtful_first;
    std::map<std::string, std::vector<std::string>> unknown;  // fields, by input
    void add(const ImportReport& report) {
        doubtful += report.doubtful;
        doubtful_first.insert(doubtful_first.end(), report.doubtful_first.begin(),
                              report.doubtful_first.end());
        read += report.read;
        stored += report.stored;
        duplicates += report.duplicates;
        refused += report.refused;
    }
};

std::string records_in_words(std::int64_t count) {
    return tr_n("{count} record", "{count} records", count);
}

std::string text_of(const Totals& totals, bool dry_run) {
    const char* words =
        dry_run ? sentence(
                      "{records} read: {stored} would be stored, {known} in the log already, "
                      "{refused} would be refused; nothing was written")
                : sentence(
                      "{records} read: {stored} stored, {known} in the log already, {refused} "
                      "refused");
    return tr_of(words, "records"_a = records_in_words(totals.read), "stored"_a = totals.stored,
                 "known"_a = totals.duplicates, "refused"_a = totals.refused) +
           "\n";
}

/// Of many problems of one kind the first say it; the rest are counted, so that those of another
/// kind are seen.
class Complaints {
public:
    /// `json`: they are kept, to be printed with the rest.
    Complaints(bool all, bool json) : all_(all), json_(json) {}
    void tell(const Problem& problem, RefusalKind kind) {
        constexpr std::int64_t most = 20;
        if (++told_[kind] > most && !all_) {
            ++left_out_[kind];
        } else if (json_) {
            kept_.push_back(fairdeal::json_of(problem));
            kept_.back()["kind"] = word_of(kind);
        } else {
            complain(Problems{problem});
        }
    }
    /// The problems, and how many of each kind are left out.
    [[nodiscard]] Json json() const {
        Json json{{"problems", kept_}, {"left-out", Json::object()}};
        for (const auto& [kind, count] : left_out_) json["left-out"][word_of(kind)] = count;
        return json;
    }
    void tell_rest() const {
        if (json_) return;
        for (const auto& [kind, count] : left_out_)
            complain(tr_of(rest_of(kind), "more"_a = count));
    }

private:
    static const char* word_of(RefusalKind kind) {
        switch (kind) {
            case RefusalKind::Unreadable: return "unreadable";
            case RefusalKind::OtherHandOfThisId: return "other-hand-of-this-id";
            case RefusalKind::CutOff: return "cut-off";
        }
        throw Fault("a refusal of no kind");
    }
    static const char* rest_of(RefusalKind kind) {
        switch (kind) {
            case RefusalKind::Unreadable:
                return sentence(
                    "... and {more} more problems of records that cannot be read (--all-problems)");
            case RefusalKind::OtherHandOfThisId:
                return sentence(
                    "... and {more} more hands whose id the log has already (--all-problems)");
            case RefusalKind::CutOff:
                return sentence(
                    "... and {more} more files that cannot be read to their end (--all-problems)");
        }
        throw Fault("a refusal of no kind");
    }
    bool all_, json_;
    Json kept_ = Json::array();
    std::map<RefusalKind, std::int64_t> told_, left_out_;
};

Json json_of(const Totals& totals, bool dry_run, const Complaints& complaints) {
    Json json{{"dry-run", dry_run},        {"read", totals.read},
              {"stored", totals.stored},   {"known", totals.duplicates},
              {"refused", totals.refused}, {"doubtful", totals.doubtful}};
    if (!totals.unknown.empty()) json["unknown-fields"] = totals.unknown;
    json.update(complaints.json());
    return json;
}

/// Hands that are stored and may not be whole.
void tell_doubts(const Totals& totals) {
    constexpr std::size_t most = 20;
    Problems first = totals.doubtful_first;
    first.resize(std::min(first.size(), most));
    complain(first);
    const auto more = totals.doubtful - std::ssize(first);
    if (more > 0)
        complain(tr_n("... and {count} more hand that may not be whole",
                      "... and {count} more hands that may not be whole", more));
}

/// `import` reads the stream into the log. Where the machine fails, as on a full disk, what is
/// stored for good is counted, and it is told as cancelled.
ImportReport import_watched(
    Input& input, const std::string& log, Complaints& complaints,
    const std::function<ImportReport(const ImportProgress&, const ImportRefusal&)>& import) {
    const bool watched = is_watched();
    const auto clear_line = [&] {
        if (watched) clear_progress();
    };
    ImportReport kept;
    const auto show = [&](const ImportReport& so_far, std::int64_t bytes) {
        kept = so_far;
        if (!watched) return true;
        fmt::print(
            stderr, "\r{} ",
            tr("{file}: {records}, {megabytes} MB", "file"_a = printable(input.name()),
               "records"_a = records_in_words(so_far.read), "megabytes"_a = bytes / 1'000'000));
        std::fflush(stderr);
        return true;
    };
    const auto tell = [&](const Problem& problem, RefusalKind kind) {
        clear_line();
        complaints.tell(problem, kind);
    };
    try {
        kept = import(show, tell);
    } catch (const StoreError& failed) {
        kept.problems.push_back(
            {{log, 0, 0}, tr("{why}; import again to store the rest", "why"_a = failed.what())});
        kept.cancelled = true;
        tell(kept.problems.back(), RefusalKind::CutOff);
    }
    clear_line();
    return kept;
}

}  // namespace

ExitStatus run_import(const ImportOptions& options) {
    const auto english = english_for_programs(options.json);
    // Hands that are ruled without the misreadings would have to be ruled again.
    if (const auto named = must_hold_content(options.content); !named)
        return unusable(named.error());
    std::optional<OpenedFeed> feed;
    if (!options.mapping.empty()) {
        auto opened = feed_named(options.mapping, options.join, options.content);
        if (!opened) return unusable(opened.error());
        feed.emplace(*std::move(opened));
        if (options.show) return show_feed(*feed, options.inputs);
    }
    std::optional<HandLog> log;
    bool is_new = false;
    if (!options.dry_run || std::filesystem::exists(options.log)) {
        const auto misreadings = misreadings_or_none(options.content);
        is_new = !options.dry_run && !std::filesystem::exists(options.log);
        auto opened = options.dry_run ? open_hand_log(options.log, Access::Read, misreadings)
                                      : open_or_create_hand_log(options.log, misreadings);
        if (!opened) return unusable(opened.error());
        log.emplace(*std::move(opened));
    }
    ExitStatus status = ExitStatus::Fine;
    Totals totals;
    Complaints complaints(options.all_problems, options.json);
    for (const std::string& name : options.inputs) {
        auto input = Input::open(name);
        if (!input) {
            for (const Problem& problem : input.error())
                complaints.tell(problem, RefusalKind::CutOff);
            status = ExitStatus::Unusable;
            continue;
        }
        const RecordFile file{input->name(), format_from(options.format), options.id_prefix};
        const ImportReport report = import_watched(
            *input, options.log, complaints,
            [&](const ImportProgress& progress, const ImportRefusal& refusal) {
                HandLog* const into = log ? &*log : nullptr;
                if (feed) {
                    FeedImport made = import_input(*feed, *input, into, options.dry_run, refusal);
                    if (!made.unknown.empty()) totals.unknown[input->name()] = made.unknown;
                    return std::move(made.report);
                }
                return options.dry_run
                           ? try_import(into, input->stream(), file, progress, refusal)
                           : import_records(*log, input->stream(), file, progress, refusal);
            });
        totals.add(report);
        if (report.cancelled) {
            status = ExitStatus::Unusable;
            break;
        }
        const Problem nothing{{input->name(), 0, 0}, tr("no record is in it")};
        if (report.read == 0 && report.problems.empty()) {
            complaints.tell(nothing, RefusalKind::CutOff);
            status = ExitStatus::Unusable;
        }
        if (report.refused > 0 || !report.problems.empty()) status = ExitStatus::Unusable;
    }
    complaints.tell_rest();
    const bool is_kept = !is_new || totals.stored > 0;
    if (!is_kept) remove_without_hands(*std::move(log), options.log);
    if (options.json) {
        print_json(json_of(totals, options.dry_run, complaints));
        return status;
    }
    for (const auto& [input, fields] : totals.unknown) tell_unknown(input, fields);
    tell_doubts(totals);
    print(text_of(totals, options.dry_run));
    if (is_new)
        print(tr_of(is_kept ? sentence("{log} is a new log")
                            : sentence("{log} was not made: nothing could be stored"),
                    "log"_a = options.log) +
              "\n");
    return status;
}

}  // namespace fairdeal
