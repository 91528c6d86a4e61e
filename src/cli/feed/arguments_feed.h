#pragma once
// `fairdeal watch` on the command line, and what `import` is told of feeds.

#include <CLI/App.hpp>

#include "cli/feed/feed.h"

namespace fairdeal {

/// Adds the sub-command, as add_import does.
void add_watch(CLI::App& app, WatchOptions& options, ExitStatus& status);

/// --mapping and --show of `import`.
void add_mapping(CLI::App& command, ImportOptions& options);

}  // namespace fairdeal
