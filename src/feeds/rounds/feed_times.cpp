#include "feeds/rounds/feed_times.h"

#include "base/text.h"
#include "base/translation.h"
#include "words/house/time_zone.h"

namespace fairdeal {

namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

tl::unexpected<Problems> no_time(std::string_view text) {
    return refused({"", 0, 0},
                   tr("{text} is no time as this mapping has them", "text"_a = in_quotes(text)));
}

Result<UtcTime> since_1970(std::string_view text, bool in_milliseconds) {
    constexpr std::int64_t latest = 253'402'300'799;  // the end of the year 9999
    constexpr std::int64_t thousand = 1000;
    const auto number = whole_number_from(text, in_milliseconds ? latest * thousand : latest);
    if (!number) return no_time(text);
    constexpr std::uint8_t of_milliseconds = 3;
    if (!in_milliseconds) return UtcTime{std::chrono::sys_time<microseconds>(seconds(*number)), 0};
    const bool whole = *number % thousand == 0;
    return UtcTime{std::chrono::sys_time<microseconds>(milliseconds(*number)),
                   whole ? std::uint8_t{0} : of_milliseconds};
}

/// "+01:00" at the end of a time, which is cut off; nothing where there is none.
std::optional<minutes> take_offset(std::string_view& text) {
    constexpr std::size_t size = 6;
    if (text.ends_with('Z')) {
        text.remove_suffix(1);
        return minutes(0);
    }
    if (text.size() < size) return std::nullopt;
    const std::string_view end = text.substr(text.size() - size);
    const bool shaped = (end[0] == '+' || end[0] == '-') && is_digit(end[1]) && is_digit(end[2]) &&
                        end[3] == ':' && is_digit(end[4]) && is_digit(end[5]);
    if (!shaped) return std::nullopt;
    constexpr int an_hour = 60, ten = 10;
    const int hours = (end[1] - '0') * ten + (end[2] - '0');
    const int rest = (end[4] - '0') * ten + (end[5] - '0');
    constexpr int furthest = 14;
    if (hours > furthest || rest >= an_hour) return std::nullopt;
    text.remove_suffix(size);
    const minutes offset(hours * an_hour + rest);
    return end[0] == '-' ? -offset : offset;
}

/// A day and a time of it with a T or a space between, as if they were UTC.
std::optional<UtcTime> shown_time(std::string_view text) {
    constexpr std::size_t day = 10;
    if (text.size() <= day || (text[day] != 'T' && text[day] != ' ')) return std::nullopt;
    std::string plain(text);
    plain[day] = 'T';
    return utc_time_from(plain + "Z");
}

Result<UtcTime> with_offset(std::string_view text) {
    std::string_view rest = text;
    const auto offset = take_offset(rest);
    if (!offset)
        return refused({"", 0, 0}, tr("{text} is a time without a zone: Z or an offset such as "
                                      "+01:00 is missing",
                                      "text"_a = in_quotes(text)));
    auto shown = shown_time(rest);
    if (!shown) return no_time(text);
    shown->time -= *offset;
    return *shown;
}

Result<UtcTime> by_the_clock(std::string_view text, const std::string& zone) {
    const auto shown = shown_time(text);
    if (!shown) return no_time(text);
    const auto moment = moment_in(zone, *shown);
    if (!moment)
        return refused({"", 0, 0}, tr("clocks in {zone} never show {time}: they are put forward "
                                      "over it",
                                      "zone"_a = zone, "time"_a = text));
    for (const minutes later : {minutes(30), minutes(60), minutes(120)}) {
        if (clock_in(zone, {moment->time + later, moment->decimals}) == *shown)
            return refused({"", 0, 0}, tr("clocks in {zone} show {time} twice: which of them is "
                                          "meant is not said",
                                          "zone"_a = zone, "time"_a = text));
    }
    return *moment;
}

Result<UtcTime> time_from(std::string_view text, const Mapping& mapping) {
    switch (mapping.time) {
        case FeedTime::EpochMilliseconds: return since_1970(text, true);
        case FeedTime::EpochSeconds: return since_1970(text, false);
        case FeedTime::Rfc3339: return with_offset(text);
        case FeedTime::Clock: return by_the_clock(text, mapping.zone);
    }
    throw Fault("a time of no form");
}

/// Seconds read as milliseconds are of 1970, milliseconds read as seconds of a year to come.
bool is_of_a_table(const UtcTime& time) {
    using namespace std::chrono_literals;
    constexpr std::chrono::sys_days first = 2000y / 1 / 1, end = 2100y / 1 / 1;
    return time.time >= first && time.time < end;
}

}  // namespace

Result<UtcTime> feed_time_from(std::string_view text, const Mapping& mapping) {
    auto time = time_from(text, mapping);
    if (!time || is_of_a_table(*time)) return time;
    return refused({"", 0, 0}, tr("{text} would be {time}: no hand of this feed was dealt then",
                                  "text"_a = in_quotes(text), "time"_a = to_text(*time)));
}

}  // namespace fairdeal
