#pragma once
// The bytes of a file. Only for this room.

#include <filesystem>
#include <string>

#include "base/problem.h"

namespace fairdeal {

/// What a file holds, but no more than one chunk beyond `most` bytes: who gets more than `most` has
/// not got all of it. Refused where it is no file or cannot be read.
Result<std::string> bytes_of(const std::filesystem::path& path, std::size_t most);

}  // namespace fairdeal
