#pragma once
// The peak memory of an audit, measured in a process of its own: this one has held other things.

#include <optional>

namespace fairdeal {

/// Audits the small and the big log, each in a new process, and prints the peak of each.
void print_peak_memory();

/// In such a process: audits the log that the command line names and gives the exit status; nothing
/// in any other.
std::optional<int> audit_for_its_memory(int argc, char** argv);

}  // namespace fairdeal
