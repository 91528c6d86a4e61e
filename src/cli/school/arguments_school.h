#pragma once
// `fairdeal school` on the command line.

#include <CLI/App.hpp>

#include "cli/school/school.h"

namespace fairdeal {

/// Adds the sub-commands, which tell `options` and leave their status in `status`; both must
/// outlive the command line.
void add_school(CLI::App& app, SchoolOptions& options, ExitStatus& status);

}  // namespace fairdeal
