#pragma once
// Files that the desk keeps for its user: preferences, the lesson being written, lessons of our
// own.

#include <filesystem>
#include <string>

#include "base/problem.h"

namespace fairdeal {

/// All of such a file, "" where there is none yet. Refused where it cannot be read to its end or is
/// longer than `most` bytes: what it holds is unknown then, and nothing may take its place.
Result<std::string> read_kept(const std::filesystem::path& file, std::size_t most);

}  // namespace fairdeal
