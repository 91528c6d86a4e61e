#pragma once
// What the desk says of the content packs that it could not take in.

#include <filesystem>
#include <string>

#include "base/problem.h"

namespace fairdeal {

/// Which packs of the folder are left out, why, and where to look; empty: none.
std::string packs_left_out(const Problems& problems, const std::filesystem::path& packs);

}  // namespace fairdeal
