#pragma once
// Time zones by their IANA names, and what clocks show in them. The zones are ICU's, so that they
// are the same on every machine with the same libraries; the system's list only offers names.

#include <optional>
#include <string>
#include <vector>

#include "base/time/utc_time.h"

namespace fairdeal {

/// Is there a zone of exactly this name, such as "Europe/London"? Offsets such as "GMT+5" are none.
bool is_time_zone(const std::string& name);

/// The names that the system lists, one at least for each country; empty where it has no list.
std::vector<std::string> listed_time_zones();

/// What clocks show in a zone at this moment, as if they showed UTC. The zone must exist.
UtcTime clock_in(const std::string& zone, const UtcTime& at);

/// The moment at which clocks show this in a zone, the first where they show it twice; nothing:
/// they never do, for they are put forward over it. The zone must exist.
std::optional<UtcTime> moment_in(const std::string& zone, const UtcTime& shown);

}  // namespace fairdeal
