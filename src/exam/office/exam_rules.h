#pragma once
// Rules of the house about its exams, which an administrator sets and the office's log keeps: what
// a candidate's result slip says, and how soon and how often somebody may sit an exam again.

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "exam/sitting/sitting.h"

namespace fairdeal {

/// What a candidate's result slip says; each says what the one before does. Never an item or a key.
enum class SlipDetail : std::uint8_t {
    Result,  // passed or failed
    Cells,   // and right of asked, cell by cell
    Clauses  // and the clauses of what was wrong
};
constexpr std::size_t slip_detail_count = static_cast<std::size_t>(SlipDetail::Clauses) + 1;
/// "result", "cells", "clauses": what an event of the kind Slip says.
std::string_view to_text(SlipDetail detail);
std::optional<SlipDetail> slip_detail_from(std::string_view word);
/// "The result alone", ...
std::string in_words(SlipDetail detail);

/// 0: the house has no such rule.
struct RetakeRule {
    int days = 0;      // to wait after a failed exam, 0 to 999
    int sittings = 0;  // of one exam within 365 days at most, 0 to 99
    friend bool operator==(const RetakeRule&, const RetakeRule&) = default;
};
constexpr int most_retake_days = 999, most_retake_sittings = 99, days_of_a_retake_year = 365;
/// "days=30 sittings=3": what an event of the kind Retake says.
std::string to_text(const RetakeRule& rule);
/// Nothing: it says no such thing.
std::optional<RetakeRule> retake_rule_from(std::string_view what);
/// "A failed exam can be sat again after 30 days; an exam at most 3 times within 365 days."; empty:
/// the house has no rule.
std::string in_words(const RetakeRule& rule);

/// A sitting that the rule does not allow yet.
struct RetakeBar {
    UtcTime from;     // it is allowed from then on
    std::string why;  // with that time in words
};
/// By the sittings of this candidate and exam among `earlier`, for one that is sat at `at`. A
/// sitting counts from its start, or from its opening while it waits for that; one that never
/// started and is broken off, and one that an appeal made not count, count for nothing.
std::optional<RetakeBar> retake_bar(std::span<const Sitting> earlier, const std::string& candidate,
                                    const std::string& exam, const RetakeRule& rule,
                                    const UtcTime& at);

}  // namespace fairdeal
