#pragma once
// The command line: read, answered (--help, --version, what is wrong with it), or handed to a
// sub-command.

#include "cli/exit_status.h"

namespace fairdeal {

/// Does what the command line says.
ExitStatus run_command_line(int count, const char* const* words);

}  // namespace fairdeal
