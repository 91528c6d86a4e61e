#pragma once
// `fairdeal pack` and `fairdeal affected` on the command line.

#include <CLI/App.hpp>

#include "cli/content/pack.h"

namespace fairdeal {

/// Adds the sub-commands, which tell `options` and leave their status in `status`; both must
/// outlive the command line.
void add_pack(CLI::App& app, PackOptions& options, ExitStatus& status);
void add_affected(CLI::App& app, PackOptions& options, ExitStatus& status);

}  // namespace fairdeal
