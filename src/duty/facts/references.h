#pragma once
// What a new fact names must be known: a dealer, a table, a jurisdiction, a function. A typing
// mistake shows at once, not when it keeps somebody from a table.

#include <filesystem>
#include <span>
#include <vector>

#include "content/regulators/regulator.h"
#include "duty/facts/fact.h"

namespace fairdeal {

/// The profiles that ship; one that cannot be read is left out.
std::vector<Regulator> shipped_regulators(const std::filesystem::path& content);

/// Refused, each at its place in `places` (as many as facts, or none): an id that no fact of
/// `known`, nor another of the new ones, says whose it is; a table whose game nobody has entered; a
/// jurisdiction or function that no profile in force or in `regulators` has; a table with another
/// game's card. The refusal lists what is known. Who judged, instructed or was called something
/// elsewhere is not asked for.
Result<void> check_references(const std::vector<Fact>& facts, std::span<const Fact> known,
                              const std::vector<Regulator>& regulators,
                              const std::vector<Place>& places);

}  // namespace fairdeal
