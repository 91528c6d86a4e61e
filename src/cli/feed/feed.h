#pragma once
// Feeds: other systems' documents, imported by a mapping or watched for.

#include "cli/commands.h"
#include "cli/input.h"
#include "feeds/feed_import.h"
#include "feeds/open_feed.h"

namespace fairdeal {

/// The mapping of this name among the content's, or in this folder. `join` names the files of what
/// it joins to its documents, of lists each as LIST=FILE; empty: none.
Result<OpenedFeed> feed_named(const std::string& mapping, const std::vector<std::string>& join,
                              const ContentOptions& content);

/// What became of an input, and the fields of it that the mapping does not know.
struct FeedImport {
    ImportReport report;
    std::vector<std::string> unknown;
};
/// Into the log; without one, or where it shall not be written to, on trial.
FeedImport import_input(OpenedFeed& feed, Input& input, HandLog* log, bool dry_run,
                        const ImportRefusal& refusal);

/// Tells of each such field once.
void tell_unknown(const std::string& source, const std::vector<std::string>& fields);

/// Prints the records that the inputs become, and why others do not: what a mapping's expected/
/// holds.
ExitStatus show_feed(OpenedFeed& feed, const std::vector<std::string>& inputs);

struct WatchOptions {
    std::string folder, log, mapping;
    int every = 5;      // seconds between two looks
    bool once = false;  // until everything that is there was imported
    bool json = false;  // an object a file
    ContentOptions content;
};
/// Until it is stopped, or with `once` Unusable if anything was refused.
ExitStatus run_watch(const WatchOptions& options);

}  // namespace fairdeal
