#pragma once
// Content packs at the desk.

#include <filesystem>

#include "desk/frame/desk.h"

namespace fairdeal {

/// Adds the installed packs to a desk whose content could be read. A pack that does not pass is
/// left out, which the desk's problems say, and the school in words.
void open_packs(Desk& desk, const std::filesystem::path& packs);

}  // namespace fairdeal
