#include "words/house/time_words.h"

#include <fmt/format.h>

#include <array>

#include "base/translation.h"
#include "words/house/house_settings.h"
#include "words/house/time_zone.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::array months{sentence("Jan"), sentence("Feb"), sentence("Mar"), sentence("Apr"),
                            sentence("May"), sentence("Jun"), sentence("Jul"), sentence("Aug"),
                            sentence("Sep"), sentence("Oct"), sentence("Nov"), sentence("Dec")};

/// What the house's clocks and calendar show.
class Shown {
public:
    explicit Shown(const UtcTime& at)
        : at_(clock_in(house_in_force()->time_zone, at).time),
          midnight_(std::chrono::floor<std::chrono::days>(at_)),
          date_(midnight_) {}
    [[nodiscard]] unsigned day() const { return static_cast<unsigned>(date_.day()); }
    [[nodiscard]] unsigned weekday() const { return std::chrono::weekday(midnight_).c_encoding(); }
    [[nodiscard]] std::string month() const {
        return tr(months.at(static_cast<unsigned>(date_.month()) - 1));
    }
    [[nodiscard]] std::string year() const {
        return fmt::format("{:04}", static_cast<int>(date_.year()));
    }
    [[nodiscard]] std::string time() const {
        const std::chrono::hh_mm_ss clock(at_ - midnight_);
        return fmt::format("{:02}:{:02}", clock.hours().count(), clock.minutes().count());
    }

private:
    std::chrono::sys_time<std::chrono::microseconds> at_;
    std::chrono::sys_days midnight_;
    std::chrono::year_month_day date_;
};

}  // namespace

std::string time_in_words(const UtcTime& at) {
    const Shown here(at);
    return tr("{day} {month} {year}, {time}", "day"_a = here.day(), "month"_a = here.month(),
              "year"_a = here.year(), "time"_a = here.time());
}

std::string time_in_words(const std::string& at) {
    const auto time = utc_time_from(at);
    return time ? time_in_words(*time) : at;
}

std::string time_with_zone(const UtcTime& at) {
    return tr("{time} {zone}", "time"_a = time_in_words(at),
              "zone"_a = house_in_force()->time_zone);
}

std::string time_on_paper(const UtcTime& at) {
    const bool has_its_own = house_in_force()->time_zone != HouseSettings{}.time_zone;
    return has_its_own ? time_with_zone(at) : to_text(at);
}

std::string weekday_name(unsigned weekday) {
    constexpr std::array weekdays{sentence("Sunday"),    sentence("Monday"),   sentence("Tuesday"),
                                  sentence("Wednesday"), sentence("Thursday"), sentence("Friday"),
                                  sentence("Saturday")};
    return tr(weekdays.at(weekday));
}

std::string day_with_weekday(const UtcTime& at) {
    const Shown here(at);
    const std::string day = tr("{day} {month} {year}", "day"_a = here.day(),
                               "month"_a = here.month(), "year"_a = here.year());
    return tr("{weekday}, {day}", "weekday"_a = weekday_name(here.weekday()), "day"_a = day);
}

std::string time_of_day(const UtcTime& at) { return Shown(at).time(); }

std::string typed_day(const UtcTime& at) {
    return day_of(clock_in(house_in_force()->time_zone, at));
}

}  // namespace fairdeal
