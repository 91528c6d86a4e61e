#pragma once
// The clock on the wall, for what is written down now. What is tested is given its time instead.

#include <cstdint>

#include "base/time/utc_time.h"

namespace fairdeal {

/// To the second.
UtcTime utc_now();
/// Since 1970.
std::int64_t utc_seconds_now();
std::int64_t utc_milliseconds_now();

}  // namespace fairdeal
