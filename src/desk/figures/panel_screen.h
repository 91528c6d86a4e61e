#pragma once
// What a panel of judges said of an exam, as an examiner sees it: the cut with its uncertainty, how
// far the judges agree, and beside it how a group really did. The judgements are a text of the same
// columns as the file of `fairdeal exam angoff`: opened, or typed in.

#include "assessment/statistics/angoff.h"
#include "desk/figures/exam_figures.h"

namespace fairdeal {

struct PanelScreen {
    std::string words;  // "5 judges, 4 item families, 2 rounds; rules 2026-02, a form of 40 items"
    std::vector<FigureRow> rows;
    ChartScreen<PanelPicture> chart;  // of the last round
    std::string error;                // what is wrong with the text, line by line
};
/// What a panel is to have judged.
struct JudgedExam {
    std::vector<std::string> families;  // the titles of its cells
    std::string rules;                  // the version in force
    int items = 1;                      // of a form
};
JudgedExam judged_exam(const Blueprint& exam, const std::string& rules);

/// A panel that judged other families than the exam's is trouble; one that judged other rules is
/// said to have. `marks` may be null: then nothing is said of Hofstee's compromise.
PanelScreen panel_screen(const std::string& text, const JudgedExam& exam, const MarkTable* marks);

/// A text to begin with: the columns of an exam, and a row to be filled in.
std::string panel_to_fill(const Blueprint& exam, const std::string& rules, const std::string& day);
}  // namespace fairdeal
