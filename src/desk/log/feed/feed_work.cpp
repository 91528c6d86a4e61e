#include "desk/log/feed/feed_work.h"

#include "base/read.h"
#include "base/time/utc_now.h"
#include "base/translation.h"
#include "feeds/documents/documents.h"
#include "feeds/feed_import.h"
#include "feeds/open_feed.h"
#include "log/office_log.h"

namespace fairdeal {

namespace {

/// A mapping that is ready, and what it made of the documents.
struct MappedFeed {
    OpenedFeed feed;
    MappedFile file;
};

Result<std::vector<JoinedFile>> read_joined(const std::vector<FeedFiles::Joined>& joined) {
    std::vector<JoinedFile> files;
    for (const FeedFiles::Joined& named : joined) {
        auto bytes = read_file(named.file, largest_feed_file);
        if (!bytes) return tl::make_unexpected(std::move(bytes.error()));
        files.push_back({named.list, *std::move(bytes), named.file});
    }
    return files;
}

Result<MappedFeed> mapped(LogWork& work, const FeedFiles& files) {
    auto mapping = read_mapping(files.mapping);
    if (!mapping) return tl::make_unexpected(std::move(mapping.error()));
    const auto joined = read_joined(files.joined);
    if (!joined) return tl::make_unexpected(joined.error());
    auto feed = open_feed(*std::move(mapping), *joined);
    if (!feed) return tl::make_unexpected(std::move(feed.error()));
    const auto bytes = read_file(files.documents, largest_feed_file);
    if (!bytes) return tl::make_unexpected(bytes.error());
    // Storing what came of them takes a small part of the time.
    const auto go_on = [&](std::int64_t done, std::int64_t of) {
        work.say_progress(9 * done, 10 * of);
        return !work.is_called_off();
    };
    MappedFile file = map_file(feed->sandboxes, *feed->mapping, *bytes, files.documents,
                               feed->joined_rows(), go_on);
    return MappedFeed{*std::move(feed), std::move(file)};
}

LogOutcome unreadable(const Problems& problems) {
    LogOutcome outcome;
    for (const Problem& problem : problems) outcome.not_taken.push_back(to_text(problem));
    outcome.error = outcome.not_taken.front();
    return outcome;
}

Problems nothing_in(const std::string& documents) {
    return {{{documents, 0, 0}, tr("no document is in it")}};
}

/// `outcome` with what the mapping does not know.
LogOutcome with_unknown(LogOutcome outcome, const MappedFile& file, const std::string& source) {
    if (file.unknown.empty()) return outcome;
    outcome.report +=
        "; " + tr_n("the mapping does not know {count} field",
                    "the mapping does not know {count} fields", std::ssize(file.unknown));
    for (const std::string& field : file.unknown)
        outcome.not_taken.push_back(tr("{file}: the mapping does not know the field {field}",
                                       "file"_a = source, "field"_a = field));
    return outcome;
}

LogOutcome import_into(LogWork& work, const FeedFiles& files, HandLog& log) {
    const auto made = mapped(work, files);
    if (!made) return unreadable(made.error());
    if (made->file.cancelled) return {};
    if (made->file.rounds.empty() && made->file.refused == 0)
        return unreadable(nothing_in(files.documents));
    const auto rounds = std::ssize(made->file.rounds);
    const auto go_on = [&](const ImportReport& so_far, std::int64_t) {
        work.say_progress(9 * rounds + so_far.read, 10 * rounds);
        return !work.is_called_off();
    };
    return with_unknown(outcome_of(import_feed(log, *made->feed.mapping, made->file,
                                               files.documents, utc_now(), {}, go_on)),
                        made->file, files.documents);
}

LogOutcome try_into(LogWork& work, const FeedFiles& files, const std::string& log) {
    const auto made = mapped(work, files);
    if (!made) return unreadable(made.error());
    if (made->file.cancelled) return {};
    std::optional<HandLog> into;
    if (may_be_there(log)) {
        auto opened = open_hand_log(log, Access::Read, {});
        if (!opened) return unreadable(opened.error());
        into.emplace(*std::move(opened));
    }
    const ImportReport report = try_feed(into ? &*into : nullptr, made->file, files.documents);
    if (report.read == 0) return unreadable(nothing_in(files.documents));
    LogOutcome outcome = outcome_of(report);
    outcome.report =
        tr("{rounds} read: {stored} would be stored, {known} in the log already, "
           "{refused} would be refused",
           "rounds"_a = tr_n("{count} round", "{count} rounds", report.read),
           "stored"_a = report.stored, "known"_a = report.duplicates, "refused"_a = report.refused);
    return with_unknown(std::move(outcome), made->file, files.documents);
}

std::string file_name(const std::string& file) {
    return std::filesystem::path(file).filename().string();
}

}  // namespace

std::unique_ptr<LogWork> start_feed_import(const FeedFiles& files, const std::string& log,
                                           const std::vector<Misreading>& misreadings) {
    return std::make_unique<LogWork>(
        tr("Importing {file}", "file"_a = file_name(files.documents)),
        [files, log, misreadings](LogWork& work) {
            return imported_into(log, misreadings,
                                 [&](HandLog& target) { return import_into(work, files, target); });
        });
}

std::unique_ptr<LogWork> start_feed_trial(const FeedFiles& files, const std::string& log) {
    return std::make_unique<LogWork>(
        tr("Trying {file}", "file"_a = file_name(files.documents)),
        [files, log](LogWork& work) { return try_into(work, files, log); });
}

}  // namespace fairdeal
