#pragma once
// A folder into which a feed is delivered. What was imported is known to the log alone, by what is
// in each file: nothing is moved, renamed or marked, and after a kill it goes on where it was.

#include <filesystem>
#include <functional>
#include <map>

#include "feeds/feed_import.h"

namespace fairdeal {

/// What a look at the folder did with a file.
struct WatchedFile {
    std::string name;                  // within the folder
    bool is_known = false;             // the log has it already
    ImportReport report;               // of what is known those refused
    std::vector<std::string> unknown;  // fields
};

class WatchedFolder {
public:
    /// All of them must outlive it.
    WatchedFolder(std::filesystem::path folder, HandLog& log, const Mapping& mapping,
                  std::span<Sandbox> sandboxes);

    /// Looks once: imports every file, by name, whose size and time are what they were at the look
    /// before, and which is not in the log. Files whose name begins with a point are passed over.
    /// A folder or file that cannot be read is told with its problem. Throws StoreError: the next
    /// look tries the file again.
    void look(const std::function<void(const WatchedFile&)>& done, const UtcTime& now);

    /// Every file was imported, is known, or is none of a feed.
    [[nodiscard]] bool is_settled() const { return waiting_ == 0; }

private:
    struct State {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type time{};
        bool done = false;
        friend bool operator==(const State& a, const State& b) {
            return a.size == b.size && a.time == b.time;
        }
    };
    void look_at(const std::filesystem::path& file, State& state,
                 const std::function<void(const WatchedFile&)>& done, const UtcTime& now);

    std::filesystem::path folder_;
    HandLog& log_;
    const Mapping& mapping_;
    std::span<Sandbox> sandboxes_;
    std::map<std::string, State> files_;
    std::int64_t waiting_ = 0;
};

}  // namespace fairdeal
