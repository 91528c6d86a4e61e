#pragma once
// `fairdeal ledger` on the command line.

#include <CLI/App.hpp>

#include "cli/commands.h"

namespace fairdeal {

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_ledger(CLI::App& app, LedgerOptions& options, ExitStatus& status);

}  // namespace fairdeal
