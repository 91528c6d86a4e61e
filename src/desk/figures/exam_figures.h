#pragma once
// The figures of an exam as the office's decided sittings give them, each with its plain meaning,
// and what the exam's rule promises. Nobody is named in them.

#include <map>

#include "assessment/statistics/exam_statistics.h"
#include "desk/school/school_screen.h"
#include "exam/office/office.h"
#include "picture/charts/exam_chart.h"
#include "training/library.h"

namespace fairdeal {

struct FigureRow {
    std::string name, value;  // value: "0.788", or a dash
    std::string meaning;      // where it cannot be computed, why first
    std::string spoken;
};
/// An item family: a cell of the blueprint.
struct FamilyRow {
    std::string title;
    std::string facility;  // "0.92"
    std::string detail;    // discrimination, efficiency, exposure
    int asked = 0, right = 0;
    Interval interval;  // of the facility
    std::string spoken;
};
struct ExamFigures {
    std::string exam;   // its id; empty: there is none, or nobody may see its figures
    std::string group;  // "12 people; of each the first exam that was decided"
    std::vector<FamilyRow> families;
    std::vector<FigureRow> totals, decisions;
    std::vector<FigureRow> rule;  // exact, of the blueprint's rule alone
    ChartScreen<RuleCurvePicture> curve;
    MarkTable marks;               // of the group
    std::string editions;          // "12 exams before, 8 under today's edition"
    std::vector<FigureRow> drift;  // how each family changed since; empty: one edition only
    ChartScreen<DriftPicture> drift_chart;  // of the last editions, where there is drift
    std::string empty;                      // why there are no figures of people
    std::string error;
};

/// Who had what right, by sitting: of decided sittings, worked out once.
using KeptMarks = std::map<std::string, std::vector<ExamMark>, std::less<>>;

/// What the figures come from.
struct FiguresSource {
    const Library& library;
    const Office& office;
    KeptMarks& marks;
};
/// Of the sittings in the office's log that were decided by this exam.
ExamFigures figures_of(const FiguresSource& source, const Blueprint& exam);

/// `value` empty: it has none. Spoken "name: value. meaning".
FigureRow figure_row(std::string name, std::string value, std::string meaning);
/// Of a statistic, by its id in figure_meanings.h; `value` empty: it cannot be computed, for this
/// reason.
FigureRow statistic_row(std::string_view id, const std::string& value,
                        std::string_view why_not = {});

/// What the columns of the families say.
std::vector<FigureRow> family_meanings();
/// What a blueprint's rule promises, exactly.
std::vector<FigureRow> rule_figures(const ExamRule& rule);
ChartScreen<RuleCurvePicture> rule_curve(const ExamRule& rule);

}  // namespace fairdeal
