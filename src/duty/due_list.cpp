#include "duty/due_list.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace fairdeal {

namespace {

/// When a fact of a kind falls due, and what it is about.
struct Due {
    FactKind kind;
    std::string_view ends;
    std::string (*what)(const Fact& fact);
};
constexpr std::array dues{
    Due{FactKind::Refresher, "due", [](const Fact& fact) { return fact.value("topic"); }},
    Due{FactKind::Licence, "until",
        [](const Fact& fact) { return fact.value("jurisdiction") + " " + fact.value("function"); }},
    Due{FactKind::Certificate, "until", [](const Fact& fact) { return fact.value("game"); }},
    Due{FactKind::Withdrawn, "next", [](const Fact& /*fact*/) { return std::string(); }}};

constexpr std::int64_t seconds_of_a_day = 86400;

/// Rounded down, so that what ended a minute ago is a day past.
std::int64_t days_from(const UtcTime& at, const UtcTime& due) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(due.time - at.time).count();
    const std::int64_t days = seconds / seconds_of_a_day;
    return seconds < 0 && seconds % seconds_of_a_day != 0 ? days - 1 : days;
}

using LastOf = std::map<std::pair<std::string, std::string>, const Fact*>;

/// An end that is not given is later than any.
bool is_later(const Fact& fact, const Fact& known, std::string_view ends) {
    const auto a = fact.time(ends), b = known.time(ends);
    return !a || (b && *a > *b);
}

LastOf last_of(const Facts& facts, const Due& due) {
    LastOf last;
    for (const Fact* fact : facts.all(due.kind)) {
        const Fact*& known = last[{fact->subject, due.what(*fact)}];
        if (known == nullptr || is_later(*fact, *known, due.ends)) known = fact;
    }
    return last;
}

}  // namespace

std::vector<DueItem> due_within(const Facts& facts, const UtcTime& at, int days) {
    const UtcTime last_moment = days_after(at, days);
    std::vector<DueItem> items;
    for (const Due& due : dues) {
        for (const auto& [key, fact] : last_of(facts, due)) {
            const auto end = fact->time(due.ends);
            if (end && *end <= last_moment)
                items.push_back({fact, key.first, key.second, *end, days_from(at, *end)});
        }
    }
    std::sort(items.begin(), items.end(), [](const DueItem& a, const DueItem& b) {
        return std::tuple(a.due.time, a.who, a.what) < std::tuple(b.due.time, b.who, b.what);
    });
    return items;
}

}  // namespace fairdeal
