#pragma once
// The clock on the wall, for what is written down now. What is tested is given its time instead.

#include <cstdint>
#include <string>

namespace fairdeal {

/// "2026-03-14T21:05:09Z".
std::string utc_now();
/// Since 1970.
std::int64_t utc_seconds_now();
std::int64_t utc_milliseconds_now();
/// "2026-03-14": the UTC day of a time in milliseconds since 1970.
std::string utc_day(std::int64_t at);
/// The same time of day so many days later.
std::string days_after(const std::string& utc_time, int days);
/// The same day and time so many months later, or the last day of a month that is too short.
std::string months_after(const std::string& utc_time, int months);

}  // namespace fairdeal
