#include "exam/sitting/incident_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "ledger/credential/revocation.h"
#include "training/memory.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string with_seconds(const std::string& at) {
    constexpr std::size_t seconds_at = 16;
    return time_in_words(at) + (at.size() > seconds_at + 2 ? at.substr(seconds_at, 3) : "");
}

std::string trimmed_end(std::string text) {
    while (!text.empty() && text.back() == '\n') text.pop_back();
    return text;
}

std::string at_item(int place) { return place > 0 ? fmt::format(", at item {}", place) : ""; }

/// Of one that the candidate left for, once it is over, the release tells.
std::string in_words(const Sitting& sitting, const Absence& absence) {
    const SittingIncident& away = sitting.incidents[absence.incident];
    const std::string where = at_item(away.place);
    if (!absence.is_over)
        return absence.left ? "The candidate left" + where : "Away from the exam" + where;
    if (absence.left) return "";
    if (absence.until.empty()) return "Away from the exam" + where + "; the return is not recorded";
    return fmt::format("Away from the exam for {}{}",
                       length_in_words(time_between(away.at, absence.until)), where);
}

std::string taken_up(const SittingIncident& incident) {
    const std::string text = trimmed_end(incident.text);
    const auto since = [&](std::string_view what) -> std::optional<std::string> {
        if (!text.starts_with(what)) return std::nullopt;
        return length_in_words(time_between(text.substr(what.size()), incident.at));
    };
    std::string why = " after the program or the machine had stopped";
    if (const auto left = since(left_since))
        why = fmt::format("; the candidate had left for {}", *left);
    if (const auto stood = since(not_saved_since))
        why = fmt::format("; it could not be saved and stood still for {}", *stood);
    return "Resumed" + at_item(incident.place) + why;
}

/// The candidate left, or it broke down; then it was released.
std::string released(const Sitting& sitting, std::size_t i, const std::string& by) {
    const SittingIncident& release = sitting.incidents[i];
    if (release.place == 0) return "Released by " + by;
    std::string words = "Resumed" + at_item(release.place) + ", released by " + by;
    for (std::size_t before = i; before-- > 0;) {
        const SittingIncident& one = sitting.incidents[before];
        if (one.kind == SittingEventKind::Release) break;
        if (one.kind == SittingEventKind::Suspend)
            return words + fmt::format("; the candidate had left for {}",
                                       length_in_words(time_between(one.at, release.at)));
    }
    return words + " after the program or the machine had stopped";
}

std::string title_of(SittingEventKind kind) {
    if (kind == SittingEventKind::Pause) return "Paused";
    if (kind == SittingEventKind::GoOn) return "Pause ended";
    if (kind == SittingEventKind::Stop) return "Broken off";
    return capital(std::string(to_text(kind)));
}

std::string other(const SittingIncident& incident, const std::string& by) {
    std::string words = title_of(incident.kind) + at_item(incident.place);
    if (!by.empty()) words += ", by " + by;
    const std::string text = trimmed_end(incident.text);
    return text.empty() ? words : words + ": " + text;
}

/// The times that were up, each when its item was shown, among what else happened.
void add_time_ups(std::vector<std::pair<std::string, std::string>>& all, const Sitting& sitting) {
    for (const SittingItem& item : sitting.items) {
        if (!item.closed || item.answer) continue;
        all.emplace_back(item.shown_at,
                         fmt::format("Item {}: time was up after {}, without an answer", item.place,
                                     length_in_words(item.took)));
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
}

}  // namespace

std::string length_in_words(Millis length) {
    const Millis seconds = (length + a_second / 2) / a_second;
    if (seconds < 60) return fmt::format("{} s", seconds);
    if (seconds < 3600) return fmt::format("{} min {} s", seconds / 60, seconds % 60);
    return fmt::format("{} h {} min", seconds / 3600, seconds / 60 % 60);
}

std::vector<Absence> absences_of(const Sitting& sitting) {
    std::vector<Absence> all;
    const auto is_away = [&] { return !all.empty() && !all.back().is_over; };
    for (std::size_t i = 0; i < sitting.incidents.size(); ++i) {
        const SittingIncident& one = sitting.incidents[i];
        const bool leaves = one.kind == SittingEventKind::Suspend;
        if (leaves || one.kind == SittingEventKind::Away) {
            if (!is_away()) all.push_back({i, false, false, ""});
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
        all_told = all_told && !absence.until.empty();
        if (!absence.until.empty())
            length += time_between(sitting.incidents[absence.incident].at, absence.until);
    }
    return fmt::format("{}, {}{} in all",
                       counted(static_cast<std::int64_t>(absences.size()), "time", "times"),
                       all_told ? "" : "at least ", length_in_words(length));
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
    std::vector<std::pair<std::string, std::string>> all;
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
