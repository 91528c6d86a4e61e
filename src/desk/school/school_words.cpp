#include <array>
#include <chrono>
#include <cmath>

#include "base/time/utc_now.h"
#include "base/translation.h"
#include "desk/school/school_screen.h"
#include "log/rows.h"
#include "words/house/time_words.h"

namespace fairdeal {

namespace {

std::chrono::year_month_day local_day(Millis at, Millis east) {
    const std::chrono::sys_time<std::chrono::milliseconds> local{
        std::chrono::milliseconds(at + east)};
    return std::chrono::floor<std::chrono::days>(local);
}

int in_a_hundred(double share) { return static_cast<int>(std::lround(share * 100)); }

std::string month_of(const std::chrono::year_month_day& day) {
    constexpr std::array months{sentence("January"), sentence("February"), sentence("March"),
                                sentence("April"),   sentence("May"),      sentence("June"),
                                sentence("July"),    sentence("August"),   sentence("September"),
                                sentence("October"), sentence("November"), sentence("December")};
    return tr(months.at(static_cast<unsigned>(day.month()) - 1));
}

}  // namespace

std::string day_in_words(Millis at, Millis east) {
    const auto day = local_day(at, east);
    return tr("{day} {month} {year}", "day"_a = static_cast<unsigned>(day.day()),
              "month"_a = month_of(day), "year"_a = static_cast<int>(day.year()));
}

std::string day_of_year(Millis at, Millis east) {
    const auto day = local_day(at, east);
    return tr("{day} {month}", "day"_a = static_cast<unsigned>(day.day()),
              "month"_a = month_of(day));
}

std::string weekday_in_words(Millis at, Millis east) {
    const std::chrono::weekday weekday{std::chrono::sys_days(local_day(at, east))};
    return tr("{weekday}, {day}", "weekday"_a = weekday_name(weekday.c_encoding()),
              "day"_a = day_in_words(at, east));
}

std::string iso_day(Millis at, Millis east) { return utc_day(at + east); }

std::optional<Millis> day_from(const std::string& iso, Millis east) {
    const auto begins = instant_from(iso + "T00:00:00Z");
    return begins ? std::optional<Millis>(*begins / 1000 - east) : std::nullopt;
}

std::string about_time(Millis time) {
    const std::int64_t minutes = (time + a_minute / 2) / a_minute;
    if (minutes < 1) return tr("less than a minute");
    if (minutes < 100) return tr_n("about {count} minute", "about {count} minutes", minutes);
    return tr_n("about {count} hour", "about {count} hours", (minutes + 30) / 60);
}

std::string share_in_words(int right, int asked, const Interval& interval) {
    if (asked == 0) return tr("no answer yet");
    return tr("{right} of {all} right, likely {low} % to {high} %", "right"_a = right,
              "all"_a = asked, "low"_a = in_a_hundred(interval.low),
              "high"_a = in_a_hundred(interval.high));
}

std::string standing_in_words(ClauseStanding standing) {
    switch (standing) {
        case ClauseStanding::NotAsked: return tr("Not asked yet");
        case ClauseStanding::Learning: return tr("Learning");
        case ClauseStanding::Sound: return tr("Familiar");
        case ClauseStanding::Mastered: return tr("Mastered");
    }
    throw Fault("a clause of no standing");
}

}  // namespace fairdeal
