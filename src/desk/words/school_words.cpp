#include <fmt/format.h>

#include <array>
#include <cmath>
#include <cstdlib>

#include "base/text.h"
#include "desk/school/school_screen.h"
#include "words/words.h"

namespace fairdeal {

namespace {

struct Day {
    std::int64_t year = 1970;
    unsigned month = 1, day = 1;
};

/// The civil day of a count of days since 1970, and back (the proleptic Gregorian calendar).
Day day_of(std::int64_t days) {
    const std::int64_t z = days + 719'468;
    const std::int64_t era = (z >= 0 ? z : z - 146'096) / 146'097;
    const auto of_era = static_cast<unsigned>(z - era * 146'097);
    const unsigned year = (of_era - of_era / 1460 + of_era / 36'524 - of_era / 146'096) / 365;
    const unsigned of_year = of_era - (365 * year + year / 4 - year / 100);
    const unsigned shifted = (5 * of_year + 2) / 153;
    const unsigned month = shifted < 10 ? shifted + 3 : shifted - 9;
    const std::int64_t starts = static_cast<std::int64_t>(year) + era * 400;
    return {starts + (month <= 2 ? 1 : 0), month, of_year - (153 * shifted + 2) / 5 + 1};
}

std::int64_t days_to(std::int64_t year, unsigned month, unsigned day) {
    const std::int64_t starts = year - (month <= 2 ? 1 : 0);
    const std::int64_t era = (starts >= 0 ? starts : starts - 399) / 400;
    const auto of_era = static_cast<unsigned>(starts - era * 400);
    const unsigned of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    return era * 146'097 +
           static_cast<std::int64_t>(of_era * 365 + of_era / 4 - of_era / 100 + of_year) - 719'468;
}

Day local_day(Millis at, Millis east) {
    const Millis local = at + east;
    return day_of((local - (local % a_day + a_day) % a_day) / a_day);
}

int in_a_hundred(double share) { return static_cast<int>(std::lround(share * 100)); }

}  // namespace

std::string day_in_words(Millis at, Millis east) {
    constexpr std::array months{"January",   "February", "March",    "April",
                                "May",       "June",     "July",     "August",
                                "September", "October",  "November", "December"};
    const Day day = local_day(at, east);
    return fmt::format("{} {} {}", day.day, months.at(day.month - 1), day.year);
}

std::string iso_day(Millis at, Millis east) {
    const Day day = local_day(at, east);
    return fmt::format("{:04}-{:02}-{:02}", day.year, day.month, day.day);
}

std::optional<Millis> day_from(const std::string& iso, Millis east) {
    if (!is_utc_time(iso + "T00:00:00Z")) return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t width) {
        return std::atoi(iso.substr(at, width).c_str());
    };
    const std::int64_t days = days_to(number(0, 4), static_cast<unsigned>(number(5, 2)),
                                      static_cast<unsigned>(number(8, 2)));
    return days * a_day - east;
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
        case ClauseStanding::Sound: return "Sound";
        case ClauseStanding::Mastered: return "Mastered";
    }
    throw Fault("a clause of no standing");
}

}  // namespace fairdeal
