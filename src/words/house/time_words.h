#pragma once
// Days and times of day by the clocks of the house, apart from each other; a time as a whole is in
// words/words.h.

#include <string>

#include "base/time/utc_time.h"

namespace fairdeal {

/// "Saturday, 14 Mar 2026".
std::string day_with_weekday(const UtcTime& at);
/// "Saturday"; Sunday is 0, as chrono encodes it.
std::string weekday_name(unsigned weekday);
/// "21:05".
std::string time_of_day(const UtcTime& at);
/// "2026-03-14": the same day as people type it.
std::string typed_day(const UtcTime& at);

}  // namespace fairdeal
