#include "app/utc_now.h"

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

std::string days_after(const std::string& utc_time, int days) {
    namespace chrono = std::chrono;
    const auto number = [&](std::size_t at, std::size_t size) {
        return std::stoi(utc_time.substr(at, size));
    };
    const chrono::year_month_day day(chrono::year(number(0, 4)),
                                     chrono::month(static_cast<unsigned>(number(5, 2))),
                                     chrono::day(static_cast<unsigned>(number(8, 2))));
    const chrono::year_month_day later(chrono::sys_days(day) + chrono::days(days));
    return fmt::format("{:04}-{:02}-{:02}{}", static_cast<int>(later.year()),
                       static_cast<unsigned>(later.month()), static_cast<unsigned>(later.day()),
                       utc_time.substr(10));
}

}  // namespace fairdeal
