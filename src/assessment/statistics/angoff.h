#pragma once
// A panel that sets the cut of a fixed form, by Angoff's method as modified: each judge says of
// each item family how likely the dealer who is just good enough answers it rightly; they talk,
// look at what trainees really did, and say it once more. The last round counts. Chances are whole
// thousandths and the rounding up is done in whole numbers, so that every machine sets the same
// cut.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "assessment/statistics/figure.h"
#include "assessment/statistics/mark_table.h"
#include "training/mastery.h"

namespace fairdeal {

/// What one judge holds acceptable, in thousandths: a cut (of the items) and a share that fails.
struct HofsteeLimits {
    int least_cut = 0, most_cut = 1000;
    int least_fail = 0, most_fail = 1000;
    friend bool operator==(const HofsteeLimits&, const HofsteeLimits&) = default;
};

struct AngoffRound {
    std::string on;            // the day, 2026-03-14
    std::vector<int> chances;  // of each family as the panel lists them, in thousandths
    std::optional<HofsteeLimits> limits;
    friend bool operator==(const AngoffRound&, const AngoffRound&) = default;
};
struct AngoffJudge {
    std::string name;
    std::vector<AngoffRound> rounds;  // one or two
    friend bool operator==(const AngoffJudge&, const AngoffJudge&) = default;
};
struct AngoffPanel {
    std::string rules;  // the version of the rules that was judged
    std::vector<std::string> families;
    std::vector<AngoffJudge> judges;  // all with equally many rounds
    [[nodiscard]] std::size_t rounds() const;
    friend bool operator==(const AngoffPanel&, const AngoffPanel&) = default;
};

/// The cut of a form of so many items, each family as often as the others.
struct AngoffCut {
    std::vector<double> by_judge;   // in items, as the panel lists them
    double cut = 0;                 // their mean
    int rounded_up = 0;             // the cut that is set
    Figure deviation;               // of the judges' cuts
    Figure standard_error;          // deviation / sqrt(judges)
    std::optional<Interval> range;  // of the cut, 95 % by Student's t; in items
    Figure agreement;               // ICC(2,k): of the panel's mean, absolute agreement
    Figure agreement_of_one;        // ICC(2,1): of one judge alone
};
/// `round` from 1 to panel.rounds(). A panel without judges or families, or with a list of chances
/// of another length, is a Fault.
AngoffCut cut_of(const AngoffPanel& panel, std::size_t round, int items);

/// Where the share that fails at a cut meets what the panel holds acceptable: the line from its
/// least cut and most failing to its most cut and least failing, all four the judges' means in the
/// last round. A share of the marks, 0 to 1. `table` is how a group really did.
Figure hofstee_cut(const AngoffPanel& panel, const MarkTable& table);

}  // namespace fairdeal
