#pragma once
// The clock on the wall, for what is written down now. What is tested is given its time instead.

#include <string>

namespace fairdeal {

/// "2026-03-14T21:05:09Z".
std::string utc_now();
/// The same time of day so many days later.
std::string days_after(const std::string& utc_time, int days);
/// The same day and time so many months later, or the last day of a month that is too short.
std::string months_after(const std::string& utc_time, int months);

}  // namespace fairdeal
