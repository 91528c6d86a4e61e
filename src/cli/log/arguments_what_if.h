#pragma once
// `fairdeal what-if` on the command line.

#include <CLI/App.hpp>

#include "cli/commands.h"

namespace fairdeal {

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_what_if(CLI::App& app, WhatIfOptions& options, ExitStatus& status);

}  // namespace fairdeal
