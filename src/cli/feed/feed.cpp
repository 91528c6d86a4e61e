#include "cli/feed/feed.h"

#include <chrono>
#include <thread>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "cli/content/content.h"
#include "cli/content/misreadings.h"
#include "cli/json_line.h"
#include "cli/output.h"
#include "feeds/documents/documents.h"
#include "feeds/watched_folder.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// `source` names the input in the problems.
Result<MappedFile> mapped(OpenedFeed& feed, Input& input, const std::string& source) {
    const auto bytes = read_stream(input.stream(), input.name(), largest_feed_file);
    if (!bytes) return tl::make_unexpected(bytes.error());
    return map_file(feed.sandboxes, *feed.mapping, *bytes, source, feed.joined_rows(),
                    told_progress());
}

/// "bets=bets.json" of a mapping that joins lists, else "reader.csv".
Result<std::vector<JoinedFile>> joined_files(const std::vector<std::string>& join,
                                             const Mapping& mapping) {
    std::vector<JoinedFile> files;
    for (const std::string& named : join) {
        const bool has_lists = mapping.join && !mapping.join->lists.empty();
        const auto equals = has_lists ? named.find('=') : std::string::npos;
        const bool names_list = equals != std::string::npos;
        const std::string file = names_list ? named.substr(equals + 1) : named;
        auto bytes = bytes_in(file, largest_feed_file);
        if (!bytes) return tl::make_unexpected(bytes.error());
        files.push_back({names_list ? named.substr(0, equals) : "", *std::move(bytes), file});
    }
    return files;
}

ImportReport unreadable(const Problems& problems, const ImportRefusal& refusal) {
    ImportReport report;
    report.problems = problems;
    for (const Problem& problem : problems) {
        if (refusal) refusal(problem, RefusalKind::CutOff);
    }
    return report;
}

std::string text_of(const WatchedFile& file) {
    if (file.is_known && file.report.refused == 0)
        return tr("{file}: in the log already", "file"_a = file.name) + "\n";
    if (file.is_known)
        return tr_n("{file}: in the log already; when it came, {count} of its rounds was refused",
                    "{file}: in the log already; when it came, {count} of its rounds were refused",
                    file.report.refused, "file"_a = file.name) +
               "\n";
    return tr("{file}: {rounds}: {stored} stored, {known} in the log already, {refused} refused",
              "file"_a = file.name,
              "rounds"_a = tr_n("{count} round", "{count} rounds", file.report.read),
              "stored"_a = file.report.stored, "known"_a = file.report.duplicates,
              "refused"_a = file.report.refused) +
           "\n";
}

void tell(const WatchedFile& file, bool json) {
    if (json)
        return print_json({{"file", file.name},
                           {"in-the-log", file.is_known},
                           {"read", file.report.read},
                           {"stored", file.report.stored},
                           {"known", file.report.duplicates},
                           {"refused", file.report.refused},
                           {"unknown-fields", file.unknown},
                           {"problems", json_of(file.report.problems)}});
    complain(file.report.problems);
    const auto more = file.report.refused - std::ssize(file.report.problems);
    if (more > 0 && !file.is_known)
        complain(tr_n("{file}: ... and {count} more round that is refused",
                      "{file}: ... and {count} more rounds that are refused", more,
                      "file"_a = file.name));
    tell_unknown(file.name, file.unknown);
    print(text_of(file));
}

}  // namespace

Result<OpenedFeed> feed_named(const std::string& mapping, const std::vector<std::string>& join,
                              const ContentOptions& content) {
    const auto folder = mapping_folder(mapping, content_folder(content));
    if (!folder) return tl::make_unexpected(folder.error());
    auto read = read_mapping(*folder);
    if (!read) return tl::make_unexpected(std::move(read.error()));
    const auto files = joined_files(join, *read);
    if (!files) return tl::make_unexpected(files.error());
    return open_feed(*std::move(read), *files);
}

FeedImport import_input(OpenedFeed& feed, Input& input, HandLog* log, bool dry_run,
                        const ImportRefusal& refusal) {
    auto file = mapped(feed, input, input.name());
    if (!file) return {unreadable(file.error(), refusal), {}};
    ImportReport report =
        dry_run ? try_feed(log, *file, input.name(), refusal)
                : import_feed(*log, *feed.mapping, *file, input.name(), utc_now(), refusal);
    return {std::move(report), std::move(file->unknown)};
}

void tell_unknown(const std::string& source, const std::vector<std::string>& fields) {
    for (const std::string& field : fields)
        complain(tr("{file}: the mapping does not know the field {field}", "file"_a = source,
                    "field"_a = field));
    if (fields.size() == most_unknown_fields)
        complain(tr("{file}: ... and perhaps more that it does not know", "file"_a = source));
}

ExitStatus show_feed(OpenedFeed& feed, const std::vector<std::string>& inputs) {
    ExitStatus status = ExitStatus::Fine;
    for (const std::string& name : inputs) {
        auto input = Input::open(name);
        if (!input) return unusable(input.error());
        // As in expected/: wherever the file lies.
        const std::string source = std::filesystem::path(name).filename().string();
        const auto file = mapped(feed, *input, source);
        if (!file) return unusable(file.error());
        print(fairdeal::text_of(*file, source));
        if (file->refused > 0) status = ExitStatus::Unusable;
    }
    return status;
}

ExitStatus run_watch(const WatchOptions& options) {
    const auto english = english_for_programs(options.json);
    if (const auto named = must_hold_content(options.content); !named)
        return unusable(named.error());
    auto feed = feed_named(options.mapping, {}, options.content);
    if (!feed) return unusable(feed.error());
    auto log = open_or_create_hand_log(options.log, misreadings_or_none(options.content));
    if (!log) return unusable(log.error());
    WatchedFolder folder(options.folder, *log, *feed->mapping, feed->sandboxes);
    ExitStatus status = ExitStatus::Fine;
    const auto done = [&](const WatchedFile& file) {
        tell(file, options.json);
        finish_output();
        if (file.report.refused > 0 || !file.report.problems.empty()) status = ExitStatus::Unusable;
    };
    for (;;) {
        try {
            folder.look(done, utc_now());
        } catch (const StoreError& failed) {
            // A disk that is full or a log that is held may be neither at the next look.
            status = unusable(failed.what());
            if (options.once) return status;
        }
        if (options.once && folder.is_settled()) return status;
        std::this_thread::sleep_for(std::chrono::seconds(options.every));
    }
}

}  // namespace fairdeal
