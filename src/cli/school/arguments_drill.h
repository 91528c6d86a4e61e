#pragma once
// `fairdeal drill` and `fairdeal trainees` on the command line.

#include <CLI/App.hpp>

#include "cli/school/drill.h"

namespace fairdeal {

/// Each adds its sub-command, which tells `options` and leaves its status in `status`; both must
/// outlive the command line.
void add_drill(CLI::App& app, DrillOptions& options, ExitStatus& status);
void add_trainees(CLI::App& app, TraineesOptions& options, ExitStatus& status);

}  // namespace fairdeal
