#pragma once
// What the answers to each item family show: how hard it is, whether it tells those who know from
// those who do not, how often it was asked, and whether it became harder or easier. The formulas
// are Moodle's. A family that somebody was not asked says nothing of them, and their total is taken
// from what they were asked: their mean mark, times the families. Where everybody was asked
// everything that is the usual total.

#include "assessment/statistics/figure.h"
#include "assessment/statistics/mark_table.h"
#include "training/mastery.h"

namespace fairdeal {

struct FamilyFigures {
    std::string family;
    Marks marks;            // all people together
    int people = 0;         // who were asked it at least once
    Figure exposure;        // of all people, 0 to 1
    Figure facility;        // the share of its marks that was earned
    Interval interval;      // of the facility, 95 %; marks in part only widen it
    Figure discrimination;  // -1 to 1: with the rest of the exam, itself left out
    Figure efficiency;      // the same, of the most that these marks allow
    Figure weight;          // of the spread of the totals, 0 to 1; all families together 1
};
/// As the table lists them.
std::vector<FamilyFigures> family_figures(const MarkTable& table);

/// Wilson's interval. With marks in part its low end is that of the sum rounded down, its high end
/// that of the sum rounded up.
Interval interval_of(const Marks& marks);

/// How the facility of a family changed, say since a date or under another version of the rules.
struct FamilyDrift {
    std::string family;
    Marks before, after;
    Figure change;          // of the facility; above 0: it is easier now
    Interval range{-1, 1};  // of the change, 95 %: Newcombe's, of the two Wilson intervals
    /// The range leaves 0 out. One family in twenty does so by chance.
    [[nodiscard]] bool is_sure() const { return change.value && (range.low > 0 || range.high < 0); }
};
/// The families of `after` as listed there, then those that were asked only before.
std::vector<FamilyDrift> drift_of(const MarkTable& before, const MarkTable& after);

}  // namespace fairdeal
