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

/// When the window had the keyboard again, or what else ended the absence; empty: nothing did.
std::string end_of_absence(const Sitting& sitting, std::size_t away) {
    for (std::size_t i = away + 1; i < sitting.incidents.size(); ++i) {
        const SittingIncident& later = sitting.incidents[i];
        if (later.kind == SittingEventKind::Back) return later.at;
        if (later.kind == SittingEventKind::TakeUp || later.kind == SittingEventKind::Release ||
            later.kind == SittingEventKind::Stop)
            return {};
    }
    return {};
}

std::string at_item(int place) { return place > 0 ? fmt::format(", at item {}", place) : ""; }

std::string absence(const Sitting& sitting, std::size_t i) {
    const SittingIncident& away = sitting.incidents[i];
    const std::string back = end_of_absence(sitting, i);
    const std::string where = at_item(away.place);
    if (back.empty()) return "Away from the exam" + where + "; the return is not recorded";
    return fmt::format("Away from the exam for {}{}", length_in_words(time_between(away.at, back)),
                       where);
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
    std::string words = "Resumed" + at_item(release.place) + ", released by " + by;
    for (std::size_t before = i; before-- > 0;) {
        const SittingIncident& one = sitting.incidents[before];
        if (one.kind == SittingEventKind::Release) break;
        if (one.kind == SittingEventKind::Suspend)
            return words + fmt::format("; the candidate had left for {}",
                                       length_in_words(time_between(one.at, release.at)));
    }
    return release.place > 0 ? words + " after the program or the machine had stopped" : words;
}

std::string other(const SittingIncident& incident, const std::string& by) {
    std::string words = capital(std::string(to_text(incident.kind))) + at_item(incident.place);
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

std::string away_in_words(const Sitting& sitting) {
    std::int64_t times = 0;
    Millis length = 0;
    bool all_told = true;
    for (std::size_t i = 0; i < sitting.incidents.size(); ++i) {
        if (sitting.incidents[i].kind != SittingEventKind::Away) continue;
        const std::string back = end_of_absence(sitting, i);
        all_told = all_told && !back.empty();
        ++times;
        if (!back.empty()) length += time_between(sitting.incidents[i].at, back);
    }
    if (times == 0) return {};
    return fmt::format("{}, {}{} in all", counted(times, "time", "times"),
                       all_told ? "" : "at least ", length_in_words(length));
}

std::string withdrawn_in_words(const std::string& withdrawn) {
    const std::size_t blank = withdrawn.find_first_of(" \n");
    const auto reason = revocation_reason_from(std::string_view(withdrawn).substr(0, blank));
    if (!reason) return withdrawn;
    std::string rest = blank == std::string::npos ? "" : withdrawn.substr(blank + 1);
    while (!rest.empty() && rest.back() == '\n') rest.pop_back();
    return capital(std::string(in_words(*reason))) + (rest.empty() ? "" : ": " + rest);
}

std::vector<IncidentWords> incidents_in_words(
    const Sitting& sitting, const std::function<std::string(const std::string& id)>& called) {
    std::vector<std::pair<std::string, std::string>> all;
    for (std::size_t i = 0; i < sitting.incidents.size(); ++i) {
        const SittingIncident& one = sitting.incidents[i];
        // They belong to what is said of another.
        if (one.kind == SittingEventKind::Back || one.kind == SittingEventKind::Suspend) continue;
        const std::string by = one.by == sitting.candidate ? "" : called(one.by);
        all.emplace_back(one.at, one.kind == SittingEventKind::Away ? absence(sitting, i)

                                 : one.kind == SittingEventKind::TakeUp  ? taken_up(one)
                                 : one.kind == SittingEventKind::Release ? released(sitting, i, by)
                                                                         : other(one, by));
    }
    add_time_ups(all, sitting);
    std::vector<IncidentWords> words;
    for (auto& [at, what] : all) words.push_back({with_seconds(at), std::move(what), at});
    return words;
}

}  // namespace fairdeal
