#pragma once
// When and where sittings are to be sat. A date is a plan and no lock: an exam starts when its
// invigilator starts it. An examiner sets dates, and the office's log keeps them.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "exam/sitting/sitting.h"

namespace fairdeal {

struct SittingDate {
    UtcTime at;         // to the minute
    std::string place;  // one line without blanks around it; may be empty
    friend bool operator==(const SittingDate&, const SittingDate&) = default;
};
constexpr std::size_t longest_place = 60;                              // characters
constexpr int most_minutes_between = 24 * 60, most_months_ahead = 60;  // of dates

/// A sitting's date as an event of the kind Schedule says it.
struct DatedSitting {
    std::string sitting;
    std::optional<SittingDate> date;  // nothing: it was taken off
    friend bool operator==(const DatedSitting&, const DatedSitting&) = default;
};
/// "X-000011 2026-12-01T14:00:00Z Training room 2"; "X-000011 -".
std::string to_text(const DatedSitting& dated);
/// Nothing: to_text() gives no such text.
std::optional<DatedSitting> dated_sitting_from(std::string_view what);

/// A sitting that waits for its start, with its date.
struct PlannedSitting {
    std::string sitting, candidate, exam, title, invigilator;  // ids, and the exam's title
    int minutes = 0;  // of the whole exam, with the candidate's extra time
    std::optional<SittingDate> date;
    friend bool operator==(const PlannedSitting&, const PlannedSitting&) = default;
};

/// Whether it can still be given a date: it was opened, and nothing of it has begun.
bool waits_for_start(const Sitting& sitting);
/// What the schedule says of one that waits, but for its date. An exam whose text cannot be read
/// counts as a minute.
PlannedSitting planned(const Sitting& sitting);

/// Why a sitting cannot have the date that `wanted` has, in words, or nothing. Overlaps are looked
/// for among `others`; an invigilator can be at several exams in one place, or where no place is
/// said.
std::optional<std::string> why_no_date(const PlannedSitting& wanted,
                                       std::span<const PlannedSitting> others, const UtcTime& now);

/// So many minutes later.
UtcTime minutes_after(const UtcTime& time, int minutes);

/// A sitting's time as it is typed: "2026-12-01T14:00:00Z", or "2026-12-01 14:00" by the house's
/// clocks. Refused: a time that these do not show. Of one that they show twice the first is meant.
Result<UtcTime> sitting_time_from(std::string_view text);

/// "1 Dec 2026, 14:00 UTC, Training room 2".
std::string date_in_words(const SittingDate& date);

}  // namespace fairdeal
