#pragma once
// What happened while an exam was sat, beside its answers, as an examiner reads it: how long a
// candidate was away and how often, pauses, times that were up, how it was taken up again.

#include <functional>

#include "base/translation.h"
#include "exam/sitting/sitting.h"

namespace fairdeal {

/// What a TakeUp event has in front of a time: since when the candidate had left (of older
/// programs), or since when nothing could be saved.
inline constexpr std::string_view left_since = fixed("left at ");
inline constexpr std::string_view not_saved_since = fixed("not saved since ");

struct IncidentWords {
    std::string at;  // "14 Mar 2026, 21:05:09"
    std::string words;
    UtcTime utc;  // the same
};
/// Oldest first. `called` names a person; those that the candidate's own machine told of have none.
std::vector<IncidentWords> incidents_in_words(
    const Sitting& sitting, const std::function<std::string(const std::string& id)>& called);
/// The candidate was not at the exam: the window lost the keyboard, or they left.
struct Absence {
    std::size_t incident = 0;  // that it began with
    bool left = false;         // they left the exam, which was released again
    bool is_over = false;
    std::optional<UtcTime> until{};  // none: it goes on, or the machine stopped before its end
};
std::vector<Absence> absences_of(const Sitting& sitting);
/// "2 times, 1 min 12 s in all"; empty: the window was never left.
std::string away_in_words(const Sitting& sitting);

/// The record of a certificate that was withdrawn: "Misconduct: chips were missing".
std::string withdrawn_in_words(const std::string& withdrawn);

/// "12 s", "3 min 5 s", "2 h 10 min".
std::string length_in_words(Millis length);

}  // namespace fairdeal
