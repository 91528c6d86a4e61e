#pragma once
// `fairdeal audit` on the command line.

#include <CLI/App.hpp>

#include "cli/commands.h"

namespace fairdeal {

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_audit(CLI::App& app, AuditCommandOptions& options, ExitStatus& status);

}  // namespace fairdeal
