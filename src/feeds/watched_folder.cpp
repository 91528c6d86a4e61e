#include "feeds/watched_folder.h"

#include <algorithm>

#include "base/printable.h"
#include "base/read.h"
#include "base/translation.h"
#include "feeds/documents/documents.h"

namespace fairdeal {

namespace {

namespace fs = std::filesystem;

/// By name, without those that are hidden.
Result<std::vector<fs::path>> files_in(const fs::path& folder) {
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        std::error_code none;
        if (entry->is_regular_file(none) && !entry->path().filename().string().starts_with('.'))
            files.push_back(entry->path());
    }
    if (error)
        return refused({folder.string(), 0, 0},
                       tr("this folder cannot be read: {why}", "why"_a = error.message()));
    std::sort(files.begin(), files.end());
    return files;
}

WatchedFile unreadable(const std::string& name, Problems problems) {
    WatchedFile file;
    file.name = printable(name);
    file.report.problems = std::move(problems);
    return file;
}

}  // namespace

WatchedFolder::WatchedFolder(fs::path folder, HandLog& log, const Mapping& mapping,
                             std::span<Sandbox> sandboxes)
    : folder_(std::move(folder)), log_(log), mapping_(mapping), sandboxes_(sandboxes) {}

void WatchedFolder::look(const std::function<void(const WatchedFile&)>& done, const UtcTime& now) {
    waiting_ = 0;
    const auto files = files_in(folder_);
    if (!files) return done(unreadable(folder_.string(), files.error()));
    for (const fs::path& file : *files) {
        std::error_code error;
        State seen{fs::file_size(file, error), {}, false};
        if (!error) seen.time = fs::last_write_time(file, error);
        if (error) continue;  // gone since the folder was read
        State& state = files_[file.filename().string()];
        if (state == seen) {
            if (!state.done) look_at(file, state, done, now);
        } else {
            state = seen;
        }
        waiting_ += state.done ? 0 : 1;
    }
}

void WatchedFolder::look_at(const fs::path& file, State& state,
                            const std::function<void(const WatchedFile&)>& done,
                            const UtcTime& now) {
    const std::string name = file.filename().string();
    const auto bytes = read_file(file, largest_feed_file);
    if (!bytes) {
        state.done = true;
        return done(unreadable(name, bytes.error()));
    }
    if (bytes->size() != state.size) return;  // it grew while it was read: later
    WatchedFile watched;
    watched.name = printable(name);
    if (const auto known = find_delivery(log_, mapping_, sha256(*bytes))) {
        watched.is_known = true;
        watched.report.refused = known->refused;
    } else {
        const MappedFile mapped = map_file(sandboxes_, mapping_, *bytes, file.string());
        watched.report = import_feed(log_, mapping_, mapped, file.string(), now);
        watched.unknown = mapped.unknown;
    }
    state.done = true;
    done(watched);
}

}  // namespace fairdeal
