#include "base/time/utc_time.h"

#include <fmt/format.h>

#include "base/text.h"

namespace fairdeal {

namespace {

namespace chrono = std::chrono;

constexpr std::size_t size_of_seconds = std::string_view("0000-00-00T00:00:00").size();
constexpr std::size_t most_decimals = 6;

std::string day_text(const chrono::year_month_day& day) {
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

int digits(std::string_view text, std::size_t from, std::size_t size) {
    int number = 0;
    for (const char c : text.substr(from, size)) number = number * 10 + (c - '0');
    return number;
}

chrono::sys_days day_in(std::string_view text) {
    return chrono::year_month_day{chrono::year(digits(text, 0, 4)),
                                  chrono::month(static_cast<unsigned>(digits(text, 5, 2))),
                                  chrono::day(static_cast<unsigned>(digits(text, 8, 2)))};
}

/// "5" is 500000.
chrono::microseconds micros_of(std::string_view decimals) {
    std::int64_t micros = 0;
    for (std::size_t i = 0; i < most_decimals; ++i)
        micros = micros * 10 + (i < decimals.size() ? decimals[i] - '0' : 0);
    return chrono::microseconds(micros);
}

chrono::sys_days day_at(const UtcTime& time) { return chrono::floor<chrono::days>(time.time); }

UtcTime on_day(const chrono::year_month_day& day, const UtcTime& time) {
    return {chrono::sys_days(day) + (time.time - day_at(time)), time.decimals};
}

}  // namespace

std::optional<UtcTime> utc_time_from(std::string_view text) {
    if (!is_utc_time(text)) return std::nullopt;
    const bool has_decimals = text[size_of_seconds] == '.';
    const std::string_view decimals =
        has_decimals ? text.substr(size_of_seconds + 1, text.size() - size_of_seconds - 2) : "";
    return UtcTime{day_in(text) + chrono::hours(digits(text, 11, 2)) +
                       chrono::minutes(digits(text, 14, 2)) + chrono::seconds(digits(text, 17, 2)) +
                       micros_of(decimals),
                   static_cast<std::uint8_t>(decimals.size())};
}

std::optional<UtcTime> day_or_time_from(std::string_view text) {
    constexpr std::size_t size_of_day = std::string_view("2026-03-14").size();
    return text.size() == size_of_day ? utc_time_from(std::string(text) + "T00:00:00Z")
                                      : utc_time_from(text);
}

std::string to_text(const UtcTime& time) {
    const chrono::hh_mm_ss clock(time.time - day_at(time));
    std::string text = fmt::format("{}T{:02}:{:02}:{:02}", day_of(time), clock.hours().count(),
                                   clock.minutes().count(), clock.seconds().count());
    if (time.decimals > 0)
        text += "." + fmt::format("{:06}", clock.subseconds().count()).substr(0, time.decimals);
    return text + "Z";
}

std::string day_of(const UtcTime& time) { return day_text(day_at(time)); }

std::string utc_day(std::int64_t at) {
    const chrono::sys_time<chrono::milliseconds> time{chrono::milliseconds(at)};
    return day_text(chrono::floor<chrono::days>(time));
}

UtcTime days_after(const UtcTime& time, int days) {
    return {time.time + chrono::days(days), time.decimals};
}

UtcTime months_after(const UtcTime& time, int months) {
    chrono::year_month_day later = chrono::year_month_day(day_at(time)) + chrono::months(months);
    if (!later.ok()) later = later.year() / later.month() / chrono::last;
    return on_day(later, time);
}

}  // namespace fairdeal
