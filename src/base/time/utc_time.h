#pragma once
// A point of time as records have it: UTC, to the second or to up to six decimals of one. Text
// becomes one only here, and goes out again as it was written.

#include <chrono>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fairdeal {

struct UtcTime {
    std::chrono::sys_time<std::chrono::microseconds> time{};  // made without a text: 1970
    std::uint8_t decimals = 0;  // of the second, as written; two times are compared without them
    [[nodiscard]] bool is_whole_second() const { return decimals == 0; }
    friend bool operator==(const UtcTime& a, const UtcTime& b) { return a.time == b.time; }
    friend std::strong_ordering operator<=>(const UtcTime& a, const UtcTime& b) {
        return a.time.time_since_epoch().count() <=> b.time.time_since_epoch().count();
    }
};

/// Of a text that is_utc_time: "2026-03-14T21:05:09Z", "2026-03-14T21:05:09.250Z".
std::optional<UtcTime> utc_time_from(std::string_view text);
std::string to_text(const UtcTime& time);
/// The same, or the first moment of a day: "2026-03-14".
std::optional<UtcTime> day_or_time_from(std::string_view text);

/// "2026-03-14": its UTC day.
std::string day_of(const UtcTime& time);
/// Likewise of a time in milliseconds since 1970.
std::string utc_day(std::int64_t at);

/// The same time of day so many days later.
UtcTime days_after(const UtcTime& time, int days);
/// The same day and time so many months later, or the last day of a month that is too short.
UtcTime months_after(const UtcTime& time, int months);

}  // namespace fairdeal
