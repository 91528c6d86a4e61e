#pragma once
// A question as the school's file keeps it, so that it can be taken up again.

#include "training/library.h"

namespace fairdeal {

/// The id of a scenario of the library; a dealt hand is in none and is kept whole, as XML.
std::string kept_as(const Scenario& scenario, const Library& library);
/// Nothing if it cannot be read any more.
std::optional<Scenario> kept_scenario(const std::string& item, const Library& library);

}  // namespace fairdeal
