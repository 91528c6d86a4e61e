#pragma once
// `fairdeal verify` on the command line.

#include <CLI/App.hpp>

#include "cli/verify.h"

namespace fairdeal {

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_verify(CLI::App& app, VerifyOptions& options, ExitStatus& status);

}  // namespace fairdeal
