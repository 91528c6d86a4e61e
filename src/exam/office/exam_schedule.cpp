#include "exam/office/exam_schedule.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "base/text.h"
#include "base/translation.h"
#include "exam/office/office.h"
#include "exam/sitting/exam_text.h"
#include "ledger/note.h"
#include "words/house/house_settings.h"
#include "words/house/time_zone.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr std::string_view no_date = "-";

bool is_to_the_minute(const UtcTime& at) {
    return at.is_whole_second() && at.time == std::chrono::floor<std::chrono::minutes>(at.time);
}

std::size_t characters_in(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::optional<std::string> why_no_place(const std::string& place) {
    if (!is_one_line(place) || trimmed(place, " ") != place)
        return tr("a place is one line without blanks around it");
    if (characters_in(place) > longest_place)
        return tr("a place has at most {count} characters", "count"_a = longest_place);
    return std::nullopt;
}

std::optional<std::string> why_no_time(const UtcTime& at, const UtcTime& now) {
    if (!is_to_the_minute(at)) return tr("a sitting is planned to the minute, without seconds");
    if (at <= now) return tr("{time} is over: choose a later time", "time"_a = time_with_zone(at));
    if (months_after(now, most_months_ahead) < at)
        return tr("a sitting is planned at most {years} years ahead",
                  "years"_a = most_months_ahead / 12);
    return std::nullopt;
}

bool overlap(const PlannedSitting& one, const PlannedSitting& other) {
    return one.date->at < minutes_after(other.date->at, other.minutes) &&
           other.date->at < minutes_after(one.date->at, one.minutes);
}

bool are_apart(const std::string& place, const std::string& other) {
    return !place.empty() && !other.empty() && place != other;
}

std::string span_of(const PlannedSitting& one) {
    return tr("{time} for {minutes} minutes", "time"_a = time_with_zone(one.date->at),
              "minutes"_a = one.minutes);
}

/// By time, those without a date last; then by id.
bool comes_before(const PlannedSitting& one, const PlannedSitting& other) {
    if (one.date.has_value() != other.date.has_value()) return one.date.has_value();
    if (one.date && one.date->at != other.date->at) return one.date->at < other.date->at;
    return one.sitting < other.sitting;
}

bool sees_whole_schedule(const SignedIn& who) {
    return who.may(OfficeRight::SeeResults) || who.may(OfficeRight::OpenSitting);
}

bool sees(const SignedIn& who, const PlannedSitting& one) {
    return sees_whole_schedule(who) || one.candidate == who.id() ||
           (one.invigilator == who.id() && who.may(OfficeRight::Invigilate));
}

std::vector<PlannedSitting> those_that_wait(const HandLog& log,
                                            const std::map<std::string, DatedSitting>& dates) {
    std::vector<PlannedSitting> waiting;
    for (const LoggedSitting& one : sittings_in(log)) {
        if (!waits_for_start(one.state)) continue;
        waiting.push_back(planned(one.state));
        const auto dated = dates.find(one.state.id);
        if (dated != dates.end()) waiting.back().date = dated->second.date;
    }
    return waiting;
}

/// Of a sitting that is not among those that wait.
std::string why_it_waits_no_more(const HandLog& log, const std::string& id) {
    const auto found = find_sitting(log, id);
    if (!found) return found.error().front().what;
    if (found->state.stage() != SittingStage::Sitting) return tr("this sitting is over");
    return tr("this sitting has started already");
}

}  // namespace

std::string to_text(const DatedSitting& dated) {
    if (!dated.date) return dated.sitting + " " + std::string(no_date);
    const std::string place = dated.date->place.empty() ? "" : " " + dated.date->place;
    return dated.sitting + " " + to_text(dated.date->at) + place;
}

std::optional<DatedSitting> dated_sitting_from(std::string_view what) {
    const auto end_of_id = what.find(' ');
    if (end_of_id == std::string_view::npos) return std::nullopt;
    DatedSitting dated{std::string(what.substr(0, end_of_id)), std::nullopt};
    if (!is_sitting_id(dated.sitting)) return std::nullopt;
    const std::string_view rest = what.substr(end_of_id + 1);
    if (rest == no_date) return dated;
    const auto end_of_time = std::min(rest.find(' '), rest.size());
    const auto at = utc_time_from(rest.substr(0, end_of_time));
    if (!at || !is_to_the_minute(*at)) return std::nullopt;
    dated.date = SittingDate{*at, std::string(rest.substr(std::min(end_of_time + 1, rest.size())))};
    if (why_no_place(dated.date->place)) return std::nullopt;
    return to_text(dated) == what ? std::optional(dated) : std::nullopt;
}

bool waits_for_start(const Sitting& sitting) {
    return sitting.stage() == SittingStage::Sitting && !sitting.is_started() &&
           !sitting.is_start_broken_off() && sitting.items.empty();
}

PlannedSitting planned(const Sitting& sitting) {
    const auto paper = read_exam_text(sitting.blueprint, sitting.id);
    const int usual = paper ? paper->blueprint.time.whole : 0;
    return {sitting.id,          sitting.candidate,
            sitting.exam,        paper ? paper->blueprint.title : sitting.exam,
            sitting.invigilator, std::max(1, (usual * (100 + sitting.extra) + 99) / 100),
            std::nullopt};
}

UtcTime minutes_after(const UtcTime& time, int minutes) {
    return {time.time + std::chrono::minutes(minutes), time.decimals};
}

std::optional<std::string> why_no_date(const PlannedSitting& wanted,
                                       std::span<const PlannedSitting> others, const UtcTime& now) {
    if (auto why = why_no_time(wanted.date->at, now)) return why;
    if (auto why = why_no_place(wanted.date->place)) return why;
    for (const PlannedSitting& other : others) {
        if (!other.date || !overlap(wanted, other)) continue;
        if (other.candidate == wanted.candidate)
            return tr("{person} sits {sitting} from {span}: choose another time",
                      "person"_a = wanted.candidate, "sitting"_a = other.sitting,
                      "span"_a = span_of(other));
        if (other.invigilator == wanted.invigilator &&
            are_apart(other.date->place, wanted.date->place))
            return tr(
                "{person} is the invigilator of {sitting} from {span} at another place, {place}",
                "person"_a = wanted.invigilator, "sitting"_a = other.sitting,
                "span"_a = span_of(other), "place"_a = other.date->place);
    }
    return std::nullopt;
}

Result<UtcTime> sitting_time_from(std::string_view text) {
    if (const auto utc = utc_time_from(text)) return *utc;
    const auto blank = text.find(' ');
    const std::string shown = std::string(text.substr(0, blank)) + "T" +
                              std::string(blank < text.size() ? text.substr(blank + 1) : "") +
                              ":00Z";
    const auto clock = utc_time_from(shown);
    if (!clock || blank == std::string_view::npos)
        return refused({}, tr("{text} is not a time such as {local}, by the house\u2019s clocks, "
                              "or {utc}",
                              "text"_a = in_quotes(text), "local"_a = fixed("2026-12-01 14:00"),
                              "utc"_a = fixed("2026-12-01T14:00:00Z")));
    const std::string zone = house_in_force()->time_zone;
    if (const auto at = moment_in(zone, *clock)) return *at;
    return refused({}, tr("the clocks of {zone} do not show {text}: they are put forward then",
                          "zone"_a = zone, "text"_a = std::string(text)));
}

std::string date_in_words(const SittingDate& date) {
    const std::string time = time_with_zone(date.at);
    return date.place.empty() ? time
                              : tr("{time}, {place}", "time"_a = time, "place"_a = date.place);
}

// --- as the office's log has them

Result<void> Office::note_dates(const SignedIn& who, std::span<const PlannedSitting> planned) {
    HandLog::Batch batch(log_);
    for (const PlannedSitting& one : planned) {
        auto added = batch.add(
            entry_of(OfficeEvent{OfficeEventKind::Schedule, one.candidate, who.id(), clock_(),
                                 to_text(DatedSitting{one.sitting, one.date})}));
        if (!added) return tl::make_unexpected(std::move(added.error()));
    }
    batch.commit();
    return {};
}

std::vector<PlannedSitting> Office::sittings_to_come() const {
    std::map<std::string, DatedSitting> dates;
    for (const OfficeEvent& event : events_of("")) {
        if (event.kind != OfficeEventKind::Schedule) continue;
        if (auto dated = dated_sitting_from(event.what)) dates[dated->sitting] = *std::move(dated);
    }
    auto waiting = those_that_wait(log_, dates);
    std::sort(waiting.begin(), waiting.end(), comes_before);
    return waiting;
}

std::vector<PlannedSitting> Office::schedule_for(const SignedIn& who) const {
    std::vector<PlannedSitting> seen;
    for (PlannedSitting& one : sittings_to_come())
        if (sees(who, one)) seen.push_back(std::move(one));
    return seen;
}

Result<std::vector<PlannedSitting>> Office::waiting_among(
    std::span<const std::string> ids, const std::vector<PlannedSitting>& waiting) const {
    std::vector<PlannedSitting> found;
    Problems refusals;
    for (const std::string& id : ids) {
        const auto is_it = [&](const PlannedSitting& one) { return one.sitting == id; };
        const auto one = std::find_if(waiting.begin(), waiting.end(), is_it);
        if (one == waiting.end())
            refusals.push_back({{id, 0, 0}, why_it_waits_no_more(log_, id)});
        else if (std::any_of(found.begin(), found.end(), is_it))
            refusals.push_back({{id, 0, 0}, tr("this sitting is named twice")});
        else
            found.push_back(*one);
    }
    if (!refusals.empty()) return tl::make_unexpected(std::move(refusals));
    return found;
}

Result<void> Office::set_dates(const SignedIn& who, std::span<const std::string> sittings,
                               const SittingDate& first, int minutes_between) {
    if (auto allowed = must_be_allowed(who, OfficeRight::OpenSitting); !allowed) return allowed;
    if (minutes_between < 0 || minutes_between > most_minutes_between)
        return refused_about(who.id(), tr("the minutes between candidates are 0 to {most}",
                                          "most"_a = most_minutes_between));
    auto others = sittings_to_come();
    auto wanted = waiting_among(sittings, others);
    if (!wanted) return tl::make_unexpected(std::move(wanted.error()));
    std::erase_if(others, [&](const PlannedSitting& one) {
        return std::find(sittings.begin(), sittings.end(), one.sitting) != sittings.end();
    });
    Problems refusals;
    SittingDate date = first;
    for (PlannedSitting& one : *wanted) {
        one.date = date;
        if (auto why = why_no_date(one, others, clock_()))
            refusals.push_back({{one.sitting, 0, 0}, *std::move(why)});
        others.push_back(one);
        date.at = minutes_after(date.at, minutes_between);
    }
    if (!refusals.empty()) return tl::make_unexpected(std::move(refusals));
    return note_dates(who, *wanted);
}

Result<void> Office::drop_dates(const SignedIn& who, std::span<const std::string> sittings) {
    if (auto allowed = must_be_allowed(who, OfficeRight::OpenSitting); !allowed) return allowed;
    auto found = waiting_among(sittings, sittings_to_come());
    if (!found) return tl::make_unexpected(std::move(found.error()));
    std::erase_if(*found, [](const PlannedSitting& one) { return !one.date; });
    for (PlannedSitting& one : *found) one.date.reset();
    return note_dates(who, *found);
}

Result<void> Office::note_schedule(const SignedIn& who) {
    const std::string what = fixed("exam schedule");
    if (sees_whole_schedule(who)) return note_export(who, what);
    return note({OfficeEventKind::Export, who.id(), who.id(), clock_(), what});
}

}  // namespace fairdeal
