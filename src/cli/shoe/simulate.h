#pragma once
// `fairdeal shoe --simulate`: how many packs with missing cards the looks at a pack find, and how
// many complete ones they suspect.

#include "cli/shoe/shoe.h"

namespace fairdeal {

ExitStatus run_simulated_packs(const ShoeOptions& options);

}  // namespace fairdeal
