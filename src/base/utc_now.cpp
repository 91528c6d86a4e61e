#include "base/utc_now.h"

#include <fmt/format.h>

#include <chrono>

namespace fairdeal {

namespace {

namespace chrono = std::chrono;

std::string day_text(const chrono::year_month_day& day) {
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()),
                       static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()));
}

chrono::year_month_day day_of(const std::string& utc_time) {
    const auto number = [&](std::size_t at, std::size_t size) {
        return std::stoi(utc_time.substr(at, size));
    };
    return {chrono::year(number(0, 4)), chrono::month(static_cast<unsigned>(number(5, 2))),
            chrono::day(static_cast<unsigned>(number(8, 2)))};
}

std::string on_day(const chrono::year_month_day& day, const std::string& utc_time) {
    return day_text(day) + utc_time.substr(10);
}

}  // namespace

std::string utc_now() {
    const auto now = chrono::floor<chrono::seconds>(chrono::system_clock::now());
    const auto day = chrono::floor<chrono::days>(now);
    const chrono::hh_mm_ss time(now - day);
    return fmt::format("{}T{:02}:{:02}:{:02}Z", day_text(day), time.hours().count(),
                       time.minutes().count(), time.seconds().count());
}

std::int64_t utc_seconds_now() {
    return chrono::floor<chrono::seconds>(chrono::system_clock::now()).time_since_epoch().count();
}

std::int64_t utc_milliseconds_now() {
    return chrono::floor<chrono::milliseconds>(chrono::system_clock::now())
        .time_since_epoch()
        .count();
}

std::string utc_day(std::int64_t at) {
    const chrono::sys_time<chrono::milliseconds> time{chrono::milliseconds(at)};
    return day_text(chrono::floor<chrono::days>(time));
}

std::string days_after(const std::string& utc_time, int days) {
    return on_day(chrono::sys_days(day_of(utc_time)) + chrono::days(days), utc_time);
}

std::string months_after(const std::string& utc_time, int months) {
    chrono::year_month_day later = day_of(utc_time) + chrono::months(months);
    if (!later.ok()) later = later.year() / later.month() / chrono::last;
    return on_day(later, utc_time);
}

}  // namespace fairdeal
