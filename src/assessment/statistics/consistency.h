#pragma once
// How far an exam's decision can be trusted: would the same people be decided alike by another
// form, and how many pass or fail who should not?
//
// Two ways, both of one sitting only:
// - Subkoviak 1976, for a fixed form that everybody was asked whole: each person's share of right
//   answers is drawn towards the group's mean by the reliability, and the errors are binomial.
// - Of any rule: people's true rates are a beta distribution, fitted to their right and wrong
// answers
//   by likelihood (Keats and Lord 1962; Huynh 1976 takes the same model by its moments, which an
//   exam that stops when it is sure would falsify; the likelihood does not mind why it stopped).
//   The rule's exact chance of passing at each rate then gives consistency as Huynh has it and
//   accuracy as Livingston and Lewis 1995 have it.

#include <span>
#include <vector>

#include "assessment/operating_characteristic.h"
#include "assessment/statistics/figure.h"
#include "assessment/statistics/mark_table.h"

namespace fairdeal {

/// A beta distribution of true rates: mean right / (right + wrong).
struct TrueRates {
    double right = 1, wrong = 1;  // its two figures, above 0
};
/// Fitted to everybody's marks; those who were asked nothing are left out. `why_not` is empty
/// unless there are none.
struct FittedRates {
    std::optional<TrueRates> rates;
    std::string_view why_not;
};
/// People who differ less than chance alone would make them come out as alike as a fit goes: the
/// two figures together are at most 10,000.
FittedRates fit_rates(std::span<const Marks> people);

/// The true rates that are surely not enough and surely enough, 0 to 1; between them a rule may
/// decide as it likes. A fixed form has one standard: both are alike.
struct Standards {
    double not_enough = 0.85, enough = 0.95;
};
/// p0 and p1; of a fixed form its cut by its items.
Standards standards_of(const ExamRule& rule);

struct Consistency {
    double passes = 0;      // of the group, by the model
    double alike = 0;       // decided alike by two forms: P0
    double kappa = 0;       // how much of it chance would not give; 0 where everybody is sure to
                            // be decided one way
    double false_pass = 0;  // of all: pass, though their rate is below `not_enough`
    double false_fail = 0;  // of all: fail, though their rate is at least `enough`
};
Consistency consistency_of(const TrueRates& rates, const DecisionTable& table,
                           const Standards& standards);

/// Of a form of `items`, everybody's right answers given. `reliability` is KR-20 or alpha; below 0
/// it counts as 0, above 1 as 1. Empty: untold.
Figure subkoviak(std::span<const double> right, const FixedForm& form, double reliability);

}  // namespace fairdeal
