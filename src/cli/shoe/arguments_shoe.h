#pragma once
// `fairdeal shoe` on the command line.

#include <CLI/App.hpp>

#include "cli/shoe/shoe.h"

namespace fairdeal {

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_shoe(CLI::App& app, ShoeOptions& options, ExitStatus& status);

}  // namespace fairdeal
