#pragma once
// What a decision rule does to somebody who is right so often: how likely they pass and how long
// their exam is, exactly, by following every count of right and wrong answers.

#include "assessment/sequential.h"

namespace fairdeal {

struct OperatingCharacteristic {
    double pass = 0, fail = 0;       // together 1
    double mean = 0;                 // items
    std::vector<double> ends_after;  // [n]: the chance that the exam is n items long
};
/// `rate` is the chance of a right answer to every item, 0 to 1.
OperatingCharacteristic characteristic_at(const DecisionTable& table, double rate);

/// The fewest items that are enough for `share` (0 to 1) of the exams.
int items_enough_for(const OperatingCharacteristic& operating, double share);

/// What a rule promises: both errors, and what an exam costs at either rate.
struct RuleErrors {
    double false_pass = 0;  // at p0
    double false_fail = 0;  // at p1
    double mean_at_p0 = 0, mean_at_p1 = 0;
    [[nodiscard]] double longest_mean() const {
        return mean_at_p0 > mean_at_p1 ? mean_at_p0 : mean_at_p1;
    }
};
/// `p0` and `p1` in thousandths, as in SequentialRule.
RuleErrors errors_of(const DecisionTable& table, int p0, int p1);

}  // namespace fairdeal
