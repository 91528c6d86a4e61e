#include "base/utc_now.h"

#include <fmt/format.h>

#include <chrono>
#include <ctime>

namespace fairdeal {

std::string utc_now() {
    const std::time_t seconds =
        std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm utc{};
    gmtime_r(&seconds, &utc);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", utc.tm_year + 1900, utc.tm_mon + 1,
                       utc.tm_mday, utc.tm_hour, utc.tm_min, utc.tm_sec);
}

namespace {

namespace chrono = std::chrono;

chrono::year_month_day day_of(const std::string& utc_time) {
    const auto number = [&](std::size_t at, std::size_t size) {
        return std::stoi(utc_time.substr(at, size));
    };
    return {chrono::year(number(0, 4)), chrono::month(static_cast<unsigned>(number(5, 2))),
            chrono::day(static_cast<unsigned>(number(8, 2)))};
}

std::string on_day(const chrono::year_month_day& day, const std::string& utc_time) {
    return fmt::format("{:04}-{:02}-{:02}{}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                       utc_time.substr(10));
}

}  // namespace

std::string days_after(const std::string& utc_time, int days) {
    return on_day(chrono::sys_days(day_of(utc_time)) + chrono::days(days), utc_time);
}

std::string months_after(const std::string& utc_time, int months) {
    chrono::year_month_day later = day_of(utc_time) + chrono::months(months);
    if (!later.ok()) later = later.year() / later.month() / chrono::last;
    return on_day(later, utc_time);
}

}  // namespace fairdeal
