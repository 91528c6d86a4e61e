#pragma once
// What a decision rule does to people, drawn: the chance to pass over the share of answers that
// somebody has right.

#include <optional>

#include "picture/charts/progress.h"

namespace fairdeal {

/// Both shares 0 to 1, in the order of `rate`.
struct RulePoint {
    double rate = 0, pass = 0;
};
struct RuleCurvePicture {
    std::vector<RulePoint> points;  // at least two
    /// Who is right so often is to fail, or to pass; a fixed form has no such standards.
    std::optional<double> is_to_fail, is_to_pass;
};
/// The curve; the standards as dashed lines with "to fail" and "to pass" beside them.
void draw_rule_curve(Painter& painter, const Box& box, const RuleCurvePicture& picture,
                     const ChartInks& inks);

/// What each judge of a panel holds to be the cut of a form.
struct PanelPicture {
    struct Judge {
        std::string name;
        double cut = 0;  // in items
    };
    std::vector<Judge> judges;      // at least one
    double cut = 0;                 // their mean
    std::optional<Interval> range;  // of the mean, 95 %
    int rounded_up = 0, items = 1;
};
/// A dot a judge on a line of their own, from 0 to all items; the cut as a line through all of
/// them, its range as a band.
void draw_panel(Painter& painter, const Box& box, const PanelPicture& picture,
                const ChartInks& inks);

/// The facility of each item family under one edition of exam and rules after another.
struct DriftPicture {
    struct Facility {
        double share = 0;  // 0 to 1
        Interval range;    // 95 %
    };
    struct Family {
        std::string name;
        std::vector<std::optional<Facility>> by_edition;  // one an edition; none: not asked
    };
    std::vector<std::string> editions;  // the oldest first, the last is today's: "from 2026-05-03"
    std::vector<Family> families;       // at least one
};
/// A row a family; in it a line an edition from 0 to 100 %, the oldest on top: the earlier ones
/// hollow and dashed, today's solid.
void draw_drift(Painter& painter, const Box& box, const DriftPicture& picture,
                const ChartInks& inks);

}  // namespace fairdeal
