#pragma once
// How a sitting went beside its answers, for readers of its result: its times, what interrupted
// it, and what an examiner must look at before anything is certified.

#include "exam/sitting/marked_exam.h"

namespace fairdeal {

/// Milliseconds. By the wall clock from the start to the last answer, as the log has it to the
/// second; used is what the items' own clocks counted.
struct ExamTimes {
    Millis wall = 0, used = 0, paused = 0;
    /// Neither used nor paused: the program or the machine stood still, or a clock was moved.
    [[nodiscard]] Millis unaccounted() const { return std::max<Millis>(wall - used - paused, 0); }
};
ExamTimes times_of(const Sitting& sitting);

enum class FlagKind : std::uint8_t {
    Breakdown,   // count: how often the program or the machine stopped
    Absence,     // count: how often the window was left
    Pause,       // count: pauses beyond those agreed
    FastAnswer,  // place; length: sooner than its story is read
    LostTime,    // length: by the wall clock beyond what was used and paused
    ExtraTime    // length: used beyond what passed by the wall clock
};
struct ExamFlag {
    FlagKind kind = FlagKind::Breakdown;
    int place = 0;
    int count = 0;
    Millis length = 0;
    friend bool operator==(const ExamFlag&, const ExamFlag&) = default;
};
/// "from 2026-03-14T21:05:09Z to 2026-03-14T22:17:40Z", of a decided sitting: when its first item
/// was shown, and its result.
std::string span_in_words(const Sitting& sitting);
/// In the order of the kinds, then of the items. Without answers, those of a sitting that cannot be
/// marked, none is fast.
std::vector<ExamFlag> flags_of(const Sitting& sitting, const Blueprint& blueprint,
                               const std::vector<MarkedAnswer>& answers);
/// "Item 7 was answered after 0.2 s, sooner than it can be read".
std::string in_words(const ExamFlag& flag);
/// "1 h 12 min by the wall clock, 1 h 5 min used, 3 min 0 s paused"
std::string in_words(const ExamTimes& times);

/// Why it is granted; where an office keeps that to itself, that it does.
std::string reason_in_words(const Accommodation& granted);

/// Flags, and nobody has said why they stand.
bool needs_acknowledgement(const Sitting& sitting, const std::vector<ExamFlag>& flags);

}  // namespace fairdeal
