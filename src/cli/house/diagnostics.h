#pragma once
// `fairdeal diagnostics`: a file for who helps.

#include <CLI/App.hpp>
#include <string>

#include "cli/commands.h"

namespace fairdeal {

struct DiagnosticsOptions {
    std::string out;                  // a zip file to be made
    std::string school, office, log;  // empty: where this account keeps them; of a log: none
    bool json = false;
    ContentOptions content;
};

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_diagnostics(CLI::App& app, DiagnosticsOptions& options, ExitStatus& status);

}  // namespace fairdeal
