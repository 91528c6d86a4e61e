#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cmath>

#include "base/utc_now.h"
#include "desk/school/school_screen.h"
#include "log/rows.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::chrono::year_month_day local_day(Millis at, Millis east) {
    const std::chrono::sys_time<std::chrono::milliseconds> local{
        std::chrono::milliseconds(at + east)};
    return std::chrono::floor<std::chrono::days>(local);
}

int in_a_hundred(double share) { return static_cast<int>(std::lround(share * 100)); }

}  // namespace

std::string day_in_words(Millis at, Millis east) {
    constexpr std::array months{"January",   "February", "March",    "April",
                                "May",       "June",     "July",     "August",
                                "September", "October",  "November", "December"};
    const auto day = local_day(at, east);
    return fmt::format("{} {} {}", static_cast<unsigned>(day.day()),
                       months.at(static_cast<unsigned>(day.month()) - 1),
                       static_cast<int>(day.year()));
}

std::string iso_day(Millis at, Millis east) { return utc_day(at + east); }

std::optional<Millis> day_from(const std::string& iso, Millis east) {
    const auto begins = instant_from(iso + "T00:00:00Z");
    return begins ? std::optional<Millis>(*begins / 1000 - east) : std::nullopt;
}

std::string about_time(Millis time) {
    const std::int64_t minutes = (time + a_minute / 2) / a_minute;
    if (minutes < 1) return "less than a minute";
    if (minutes < 100) return "about " + counted(minutes, "minute", "minutes");
    return "about " + counted((minutes + 30) / 60, "hour", "hours");
}

std::string share_in_words(int right, int asked, const Interval& interval) {
    if (asked == 0) return "no answer yet";
    return fmt::format("right {} of {}, so between {} and {} in 100", right, asked,
                       in_a_hundred(interval.low), in_a_hundred(interval.high));
}

std::string standing_in_words(ClauseStanding standing) {
    switch (standing) {
        case ClauseStanding::NotAsked: return "Not asked yet";
        case ClauseStanding::Learning: return "Learning";
        case ClauseStanding::Sound: return "Familiar";
        case ClauseStanding::Mastered: return "Mastered";
    }
    throw Fault("a clause of no standing");
}

}  // namespace fairdeal
