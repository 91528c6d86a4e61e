#pragma once
// What a trainer sets their trainees to do by a day.

#include <optional>
#include <string>
#include <vector>

#include "school/school_people.h"

namespace fairdeal {

struct Withdrawal {
    std::string by;
    Millis at = 0;
    friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

/// For a team, for one person, or with neither for every trainee; a lesson or clauses, never both.
struct Assignment {
    std::int64_t number = 0;  // in the school's file, from 1
    std::string team, person;
    std::string lesson;                // its id: to be passed; or
    std::vector<std::string> clauses;  // ids: each to be mastered
    std::string due;                   // "2026-12-11": by the end of this local day
    std::string by;                    // who set it
    Millis at = 0;
    std::optional<Withdrawal> withdrawn;
    friend bool operator==(const Assignment&, const Assignment&) = default;
};

/// Of a person who trains others only, nothing.
bool is_for(const Assignment& assignment, const Person& person);

}  // namespace fairdeal
