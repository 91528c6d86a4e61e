#pragma once
// Another system's documents brought into a log by a mapping, or tried without writing anything.

#include <filesystem>

#include "desk/log/log_work.h"

namespace fairdeal {

/// What is imported.
struct FeedFiles {
    struct Joined {
        std::string list;  // of the mapping; empty where it joins one file
        std::string file;
        friend bool operator==(const Joined&, const Joined&) = default;
    };
    std::filesystem::path mapping;  // its folder
    std::string documents;          // the file of them
    std::vector<Joined> joined;
};

/// As start_import. What was not taken has the fields that the mapping does not know at its end.
std::unique_ptr<LogWork> start_feed_import(const FeedFiles& files, const std::string& log,
                                           const std::vector<Misreading>& misreadings);
/// Says what would come of it; `log` need not be there. The outcome has no log.
std::unique_ptr<LogWork> start_feed_trial(const FeedFiles& files, const std::string& log);

}  // namespace fairdeal
