#pragma once
// `fairdeal incident`: published incidents, their facts and logs as they would have been left.

#include <CLI/App.hpp>
#include <cstdint>
#include <string>

#include "cli/exit_status.h"

namespace fairdeal {

struct IncidentOptions {
    bool list = false;
    std::string name;   // of one: all that is known of it; empty: not asked
    bool json = false;  // with list or name: one object an incident
    std::string deal;   // the name of one; empty: none is dealt
    std::uint64_t seed = 1;
};
ExitStatus run_incident(const IncidentOptions& options);

/// Adds the sub-command, which tells `options` and leaves its status in `status`; both must outlive
/// the command line.
void add_incident(CLI::App& app, IncidentOptions& options, ExitStatus& status);

}  // namespace fairdeal
