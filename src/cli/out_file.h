#pragma once
// Files that a command writes because an option or argument names them: the one place of the
// command line that does. Nothing that is there is replaced unless --force says so.

#include <string>
#include <string_view>

#include "base/problem.h"

namespace CLI {  // NOLINT: the library's own name
class App;
}

namespace fairdeal {

/// --force of a command that writes a file.
void add_force(CLI::App& command, bool& force);

/// Refused where there is a file of this name and nobody forces it: asked before the work, so that
/// nobody waits for what cannot be written.
Result<void> may_write(const std::string& file, bool force);

/// Writes a file, whole or not at all. Even when forced it replaces only a file of the same kind:
/// no log, no key.
Result<void> write_file(const std::string& file, std::string_view bytes, bool force,
                        unsigned mode = 0644);

}  // namespace fairdeal
