#pragma once
// The moments of a hand that its slider marks, and how it is played: at a pace, or in the time that
// the table took.

#include <optional>

#include "audit/hand/replay_hand.h"

namespace fairdeal {

/// Deal: cards go out. Decision: a hand's first act, and the dealer's. Money: wagers go up or are
/// settled. Fault: a clause forbids it. Mismatch: not settled as ruled.
enum class MarkKind : unsigned char { Deal, Decision, Money, Fault, Mismatch };
/// "Deal", "Decision", ...
std::string in_words(MarkKind kind);

struct ReplayMark {
    std::size_t step = 0;  // events played when it is on the table
    MarkKind kind = MarkKind::Deal;
    friend bool operator==(const ReplayMark&, const ReplayMark&) = default;
};

/// Every fault and mismatch; of the rest where one kind of event begins after another. By step; of
/// one step the graver last.
std::vector<ReplayMark> marks_of(const Replay& replay);

[[nodiscard]] bool is_mismatch(const ReplayStep& step);
/// The steps after which something is wrong, in order; what the record never settles is wrong at
/// its end.
[[nodiscard]] std::vector<std::size_t> mismatches_of(const Replay& replay);

/// How hands are played.
struct PlaySettings {
    std::size_t pace = 1;        // which of paces()
    bool recorded_time = false;  // in the time the table took, where that is known
    bool stops = true;           // at every mismatch
    friend bool operator==(const PlaySettings&, const PlaySettings&) = default;
};
struct Pace {
    std::string_view name;  // "1x"
    int milliseconds = 0;   // a step
};
std::span<const Pace> paces();

/// "1x"; in recorded time "about 1.1 s": what an event gets, for the log has one time a hand.
std::string pace_in_words(const PlaySettings& play, std::optional<std::int64_t> lasted,
                          std::size_t events);
/// Milliseconds until the next step. `lasted`: how long the whole hand took, in microseconds, if
/// the log can tell; every event then gets an equal part of it.
int beat_time(const PlaySettings& play, std::optional<std::int64_t> lasted, std::size_t events);

}  // namespace fairdeal
