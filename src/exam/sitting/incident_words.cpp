#include "exam/sitting/incident_words.h"

#include <algorithm>

#include "base/translation.h"
#include "ledger/credential/revocation.h"
#include "training/memory.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string with_seconds(const UtcTime& at) {
    constexpr std::size_t seconds_at = std::string_view("0000-00-00T00:00").size();
    return time_in_words(at) + to_text(at).substr(seconds_at, 3);
}

std::string trimmed_end(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

/// The sentence of something that happened at an item, or of the same before there was one.
struct Happened {
    const char *at_item, *before;
};
template <class... Values>
std::string in_words(const Happened& happened, int place, Values&&... values) {
    return place > 0 ? tr_of(happened.at_item, "number"_a = place, values...)
                     : tr_of(happened.before, values...);
}

constexpr Happened left_it{sentence("The candidate left, at item {number}"),
                           sentence("The candidate left")};
constexpr Happened went_away{sentence("Away from the exam, at item {number}"),
                             sentence("Away from the exam")};
constexpr Happened never_back{
    sentence("Away from the exam, at item {number}; the return is not recorded"),
    sentence("Away from the exam; the return is not recorded")};
constexpr Happened was_away{sentence("Away from the exam for {time}, at item {number}"),
                            sentence("Away from the exam for {time}")};
constexpr Happened resumed_after_stop{
    sentence("Resumed, at item {number} after the program or the machine had stopped"),
    sentence("Resumed after the program or the machine had stopped")};
constexpr Happened resumed_after_leaving{
    sentence("Resumed, at item {number}; the candidate had left for {time}"),
    sentence("Resumed; the candidate had left for {time}")};
constexpr Happened resumed_after_standing{
    sentence("Resumed, at item {number}; it could not be saved and stood still for {time}"),
    sentence("Resumed; it could not be saved and stood still for {time}")};
constexpr Happened paused_by{sentence("Paused, at item {number}, by {person}"),
                             sentence("Paused, by {person}")};
constexpr Happened pause_ended_by{sentence("Pause ended, at item {number}, by {person}"),
                                  sentence("Pause ended, by {person}")};
constexpr Happened broken_off_by{sentence("Broken off, at item {number}, by {person}"),
                                 sentence("Broken off, by {person}")};

/// Of one that the candidate left for, once it is over, the release tells.
std::string in_words(const Sitting& sitting, const Absence& absence) {
    const SittingIncident& away = sitting.incidents[absence.incident];
    if (!absence.is_over) return in_words(absence.left ? left_it : went_away, away.place);
    if (absence.left) return "";
    if (!absence.until) return in_words(never_back, away.place);
    return in_words(was_away, away.place,
                    "time"_a = length_in_words(time_between(away.at, *absence.until)));
}

std::string taken_up(const SittingIncident& incident) {
    const std::string text = trimmed_end(incident.text);
    const auto since = [&](std::string_view what) -> std::optional<std::string> {
        if (!text.starts_with(what)) return std::nullopt;
        const auto from = utc_time_from(std::string_view(text).substr(what.size()));
        return length_in_words(from ? time_between(*from, incident.at) : 0);
    };
    if (const auto stood = since(not_saved_since))
        return in_words(resumed_after_standing, incident.place, "time"_a = *stood);
    if (const auto left = since(left_since))
        return in_words(resumed_after_leaving, incident.place, "time"_a = *left);
    return in_words(resumed_after_stop, incident.place);
}

/// The candidate left, or it broke down; then it was released.
std::string released(const Sitting& sitting, std::size_t i, const std::string& by) {
    const SittingIncident& release = sitting.incidents[i];
    if (release.place == 0) return tr("Released by {person}", "person"_a = by);
    for (std::size_t before = i; before-- > 0;) {
        const SittingIncident& one = sitting.incidents[before];
        if (one.kind == SittingEventKind::Release) break;
        if (one.kind == SittingEventKind::Suspend)
            return tr(
                "Resumed, at item {number}, released by {person}; the candidate had left for "
                "{time}",
                "number"_a = release.place, "person"_a = by,
                "time"_a = length_in_words(time_between(one.at, release.at)));
    }
    return tr(
        "Resumed, at item {number}, released by {person} after the program or the machine had "
        "stopped",
        "number"_a = release.place, "person"_a = by);
}

/// What the invigilator alone does.
const Happened& done_by_invigilator(SittingEventKind kind) {
    if (kind == SittingEventKind::Pause) return paused_by;
    return kind == SittingEventKind::GoOn ? pause_ended_by : broken_off_by;
}

std::string other(const SittingIncident& incident, const std::string& by) {
    const std::string words =
        in_words(done_by_invigilator(incident.kind), incident.place, "person"_a = by);
    const std::string text = trimmed_end(incident.text);
    return text.empty() ? words : words + ": " + text;
}

/// The times that were up, each when its item was shown, among what else happened.
void add_time_ups(std::vector<std::pair<UtcTime, std::string>>& all, const Sitting& sitting) {
    for (const SittingItem& item : sitting.items) {
        if (!item.closed || item.answer) continue;
        all.emplace_back(item.shown_at,
                         tr("Item {number}: time was up after {time}, without an answer",
                            "number"_a = item.place, "time"_a = length_in_words(item.took)));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
}

}  // namespace

std::string length_in_words(Millis length) {
    const Millis seconds = (length + a_second / 2) / a_second;
    if (seconds < 60) return tr("{seconds} s", "seconds"_a = seconds);
    if (seconds < 3600)
        return tr("{minutes} min {seconds} s", "minutes"_a = seconds / 60,
                  "seconds"_a = seconds % 60);
    return tr("{hours} h {minutes} min", "hours"_a = seconds / 3600,
              "minutes"_a = seconds / 60 % 60);
}

std::vector<Absence> absences_of(const Sitting& sitting) {
    std::vector<Absence> all;
    const auto is_away = [&] { return !all.empty() && !all.back().is_over; };
    for (std::size_t i = 0; i < sitting.incidents.size(); ++i) {
        const SittingIncident& one = sitting.incidents[i];
        const bool leaves = one.kind == SittingEventKind::Suspend;
        if (leaves || one.kind == SittingEventKind::Away) {
            if (!is_away()) all.push_back({i, false, false});
            all.back().left = all.back().left || leaves;
            continue;
        }
        const bool released =
            one.kind == SittingEventKind::Release || one.kind == SittingEventKind::TakeUp;
        const bool ends =
            released || one.kind == SittingEventKind::Back || one.kind == SittingEventKind::Stop;
        if (!ends || !is_away()) continue;
        all.back().is_over = true;
        if (!released || all.back().left) all.back().until = one.at;
    }
    return all;
}

std::string away_in_words(const Sitting& sitting) {
    const auto absences = absences_of(sitting);
    if (absences.empty()) return {};
    Millis length = 0;
    bool all_told = true;
    for (const Absence& absence : absences) {
        all_told = all_told && absence.until;
        if (absence.until)
            length += time_between(sitting.incidents[absence.incident].at, *absence.until);
    }
    const auto times = static_cast<std::int64_t>(absences.size());
    const std::string sum = length_in_words(length);
    return all_told ? tr_n("{count} time, {length} in all", "{count} times, {length} in all", times,
                           "length"_a = sum)
                    : tr_n("{count} time, at least {length} in all",
                           "{count} times, at least {length} in all", times, "length"_a = sum);
}

std::string withdrawn_in_words(const std::string& withdrawn) {
    const std::size_t blank = withdrawn.find_first_of(" \n");
    const auto reason = revocation_reason_from(std::string_view(withdrawn).substr(0, blank));
    if (!reason) return withdrawn;
    std::string rest = blank == std::string::npos ? "" : withdrawn.substr(blank + 1);
    while (!rest.empty() && rest.back() == '\n') rest.pop_back();
    return capital(in_words(*reason)) + (rest.empty() ? "" : ": " + rest);
}

namespace {

/// Empty: it is told with another.
std::string incident_in_words(const Sitting& sitting, const std::vector<Absence>& absences,
                              std::size_t i, const std::string& by) {
    const SittingIncident& one = sitting.incidents[i];
    const auto absence = std::find_if(absences.begin(), absences.end(),
                                      [&](const Absence& each) { return each.incident == i; });
    if (absence != absences.end()) return in_words(sitting, *absence);
    if (one.kind == SittingEventKind::Back || one.kind == SittingEventKind::Away ||
        one.kind == SittingEventKind::Suspend)
        return "";
    if (one.kind == SittingEventKind::TakeUp) return taken_up(one);
    if (one.kind == SittingEventKind::Release) return released(sitting, i, by);
    return other(one, by);
}

}  // namespace

std::vector<IncidentWords> incidents_in_words(
    const Sitting& sitting, const std::function<std::string(const std::string& id)>& called) {
    std::vector<std::pair<UtcTime, std::string>> all;
    const auto absences = absences_of(sitting);
    for (std::size_t i = 0; i < sitting.incidents.size(); ++i) {
        const SittingIncident& one = sitting.incidents[i];
        std::string words = incident_in_words(sitting, absences, i,
                                              one.by == sitting.candidate ? "" : called(one.by));
        if (!words.empty()) all.emplace_back(one.at, std::move(words));
    }
    add_time_ups(all, sitting);
    std::vector<IncidentWords> words;
    words.reserve(all.size());
    for (auto& [at, what] : all) words.push_back({with_seconds(at), std::move(what), at});
    return words;
}

}  // namespace fairdeal
