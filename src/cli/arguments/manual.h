#pragma once
// `fairdeal man`: manual pages, made from the command line itself.

#include <CLI/App.hpp>

#include "cli/commands.h"

namespace fairdeal {

/// Adds the sub-command and leaves its status in `status`; both must outlive the command line.
void add_manual(CLI::App& app, ExitStatus& status);

}  // namespace fairdeal
