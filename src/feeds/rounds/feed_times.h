#pragma once
// Times as a source writes them, as records have them.

#include "feeds/mapping/mapping.h"

namespace fairdeal {

/// In UTC, by the mapping's form and zone; whole seconds, or milliseconds where the source has
/// them. Refused, with no place: what is no such time, and on a house's clock an hour that it shows
/// twice or leaves out.
Result<UtcTime> feed_time_from(std::string_view text, const Mapping& mapping);

}  // namespace fairdeal
