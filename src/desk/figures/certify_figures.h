#pragma once
// The figures of an exam as the office's decided sittings give them, each with its plain meaning,
// and what the exam's rule promises. Nobody is named in them.

#include "assessment/statistics/exam_statistics.h"
#include "desk/certify/certify_screen.h"
#include "picture/exam_chart.h"

namespace fairdeal {

struct FigureRow {
    std::string name, value;  // value: "0.788", or a dash
    std::string meaning;      // where it cannot be told, why first
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
struct FiguresScreen {
    std::vector<std::pair<std::string, std::string>> exams;  // id, title
    std::string picked;
    std::string group;  // "12 people; of each the first exam that was decided"
    std::vector<FamilyRow> families;
    std::vector<FigureRow> family_meanings;  // what the columns of the families say
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
/// Kept until something was decided, or another exam is picked.
std::shared_ptr<const FiguresScreen> figures_screen(Desk& desk);
void pick_exam(CertifyRoom& room, const std::string& id);

/// What a blueprint's rule promises, exactly.
std::vector<FigureRow> rule_figures(const ExamRule& rule);
ChartScreen<RuleCurvePicture> rule_curve(const ExamRule& rule);

}  // namespace fairdeal
