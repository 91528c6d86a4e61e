#pragma once
// Exams of simulated candidates, each of them right by chance alone: the rule as it is sat, answer
// by answer, beside the exact figures of operating_characteristic.h.

#include "assessment/operating_characteristic.h"

namespace fairdeal {

/// The exams of many candidates who are right equally often.
struct SimulatedExams {
    std::int64_t candidates = 0, passed = 0, failed = 0, items = 0;
    std::vector<std::int64_t> ended_after;  // [n]: exams of n items
    friend bool operator==(const SimulatedExams&, const SimulatedExams&) = default;
    [[nodiscard]] double share_passed() const;
    [[nodiscard]] double share_failed() const;
    [[nodiscard]] double mean_items() const;
    /// The fewest items that were enough for `percent` in a hundred exams.
    [[nodiscard]] int items_enough_for(int percent) const;
};

/// `rate` in thousandths, 0 to 1000. Each candidate's random numbers are seeded by `seed`, `rate`
/// and the candidate's number, so the result does not depend on their order or on how many are
/// simulated at a time.
SimulatedExams simulate_exams(const DecisionTable& table, int rate, std::int64_t candidates,
                              std::uint64_t seed);

}  // namespace fairdeal
