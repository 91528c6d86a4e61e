#pragma once
// The misreadings for a command that names them where it can but works without.

#include <vector>

#include "cli/commands.h"
#include "rules/misreading.h"

namespace fairdeal {

/// Those of the content folder; with a warning none, where there is none or it cannot be read.
std::vector<Misreading> misreadings_or_none(const ContentOptions& options);

}  // namespace fairdeal
