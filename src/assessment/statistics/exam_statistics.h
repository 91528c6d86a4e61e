#pragma once
// What the marks of a whole group show of the exam: how far its totals can be trusted, and its
// decisions.
//
// Reliability asks everybody to have been asked everything. In a group that has mastered its
// subject it is low however good the exam, because the people hardly differ: judge such an exam by
// the consistency and the errors of its decisions.

#include <string>
#include <vector>

#include "assessment/statistics/consistency.h"
#include "assessment/statistics/item_statistics.h"

namespace fairdeal {

/// What a total counts: the right answers where everybody was asked equally many, as a cut does;
/// otherwise shares of families, each of which counts 1 at most.
struct TotalScale {
    int most = 0;  // the total of somebody who got everything right
    bool is_answers = true;
};

/// Of the totals.
struct ReliabilityFigures {
    TotalScale scale;
    Figure mean, deviation;       // of the totals; the deviation that of a sample
    Figure kr20, kr21, alpha;     // KR-20 and KR-21 of right and wrong only
    Figure sem;                   // standard error of a total: deviation * sqrt(1 - alpha)
    Figure internal_consistency;  // Moodle's: alpha in a hundred
    Figure error_ratio;           // Moodle's: the standard error in a hundred deviations
};
/// "of 36 answers", "of 9 families".
std::string to_text(const TotalScale& scale);
ReliabilityFigures reliability_of(const MarkTable& table);

/// Lord's standard error of one person's total, who has `right` of `items`.
Figure conditional_sem(double right, int items);

/// Of the decisions by a rule.
struct DecisionFigures {
    Figure passed;      // the share of the group that did
    Interval interval;  // of that share, 95 %
    Figure sem_at_cut;  // of a fixed form
    Figure alike;       // decided alike by two such exams, 0 to 1; and how much of it chance
    Figure kappa;       // would not give
    Figure subkoviak;   // the same of a fixed form, in another way
    Figure false_pass;  // of all: pass though not good enough, and fail though good enough
    Figure false_fail;
};
/// The rule must be one that can be (problems_of). Where a fixed form has not as many items as the
/// table shows, or a rule does not decide by these marks, the figures say so.
DecisionFigures decisions_of(const MarkTable& table, const ExamRule& rule);

}  // namespace fairdeal
