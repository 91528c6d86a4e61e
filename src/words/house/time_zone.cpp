#include "words/house/time_zone.h"

#include <algorithm>
#include <boost/locale/date_time_facet.hpp>
#include <boost/locale/generator.hpp>
#include <locale>
#include <memory>

#include "base/read.h"
#include "base/text.h"
#include "base/translation.h"

namespace fairdeal {

namespace {

namespace chrono = std::chrono;
namespace icu = boost::locale;
using Field = icu::period::marks::period_mark;

constexpr std::size_t longest_name = 64;
constexpr const char* utc = fixed("UTC");
constexpr const char* list_of_zones = "/usr/share/zoneinfo/zone.tab";
constexpr std::size_t largest_list = 1U << 20U;

std::unique_ptr<icu::abstract_calendar> calendar_of(const std::string& zone) {
    static const std::locale english = [] {
        icu::generator generator;
        generator.categories(icu::calendar_facet);
        return generator(fixed("en_US.UTF-8"));
    }();
    std::unique_ptr<icu::abstract_calendar> calendar(
        std::use_facet<class icu::calendar_facet>(english).create_calendar());
    calendar->set_timezone(zone);
    return calendar;
}

/// Letters first, then what names of zones are made of.
bool may_be_a_name(const std::string& name) {
    const auto is_letter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    const auto is_of_a_name = [&](char c) {
        return is_letter(c) || is_digit(c) || c == '/' || c == '_' || c == '-' || c == '+';
    };
    return !name.empty() && name.size() <= longest_name && is_letter(name.front()) &&
           std::ranges::all_of(name, is_of_a_name);
}

}  // namespace

bool is_time_zone(const std::string& name) {
    if (name == utc) return true;
    // A name that it does not know, or reads as an offset, comes back as another.
    return may_be_a_name(name) && name != fixed("Etc/Unknown") &&
           calendar_of(name)->get_timezone() == name;
}

std::vector<std::string> listed_time_zones() {
    std::vector<std::string> zones{utc};
    const auto list = read_file(list_of_zones, largest_list);
    if (!list) return {};
    for (const std::string_view line : split_at(*list, '\n')) {
        const auto columns = split_at(line, '\t');
        if (line.starts_with('#') || columns.size() < 3) continue;
        zones.emplace_back(columns[2]);
    }
    return zones;
}

UtcTime clock_in(const std::string& zone, const UtcTime& at) {
    if (zone == utc) return at;
    const auto calendar = calendar_of(zone);
    const auto second = chrono::floor<chrono::seconds>(at.time);
    calendar->set_time({second.time_since_epoch().count(), 0});
    const auto shown = [&](Field field) {
        return calendar->get_value(field, icu::abstract_calendar::current);
    };
    const chrono::year_month_day day{
        chrono::year(shown(icu::period::marks::year)),
        chrono::month(static_cast<unsigned>(shown(icu::period::marks::month) + 1)),
        chrono::day(static_cast<unsigned>(shown(icu::period::marks::day)))};
    return {chrono::sys_days(day) + chrono::hours(shown(icu::period::marks::hour)) +
                chrono::minutes(shown(icu::period::marks::minute)) +
                chrono::seconds(shown(icu::period::marks::second)) + (at.time - second),
            at.decimals};
}

std::optional<UtcTime> moment_in(const std::string& zone, const UtcTime& shown) {
    constexpr chrono::hours a_day(24);
    std::optional<UtcTime> first;
    // What clocks are ahead of UTC a day before and a day after, which differs only where they are
    // put forward or back in between.
    for (const chrono::hours way : {-a_day, a_day}) {
        const UtcTime near{shown.time + way, shown.decimals};
        const UtcTime at{shown.time - (clock_in(zone, near).time - near.time), shown.decimals};
        if (clock_in(zone, at) == shown && (!first || at < *first)) first = at;
    }
    return first;
}

}  // namespace fairdeal
