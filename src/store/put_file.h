#pragma once
// Files that a user asked for, such as a report or a certificate, put where they asked. What goes
// wrong is said in words; new_file.h, which does the writing, gives the system's error number.

#include <filesystem>
#include <string_view>

#include "base/problem.h"

namespace fairdeal {

/// Makes or replaces a file: it is there whole, or stays as it was. Refused: what is no file but a
/// device, a pipe or a folder, and a file of another kind, such as a log or a key.
Result<void> put_in_place(const std::filesystem::path& out, std::string_view bytes,
                          unsigned mode = 0644);
/// Makes a new file, never over one that is there.
Result<void> put_new(const std::filesystem::path& out, std::string_view bytes,
                     unsigned mode = 0644);

}  // namespace fairdeal
