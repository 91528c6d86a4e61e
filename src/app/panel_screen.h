#pragma once
// What a panel of judges said of an exam, as an examiner sees it: the cut with its uncertainty, how
// far the judges agree, and beside it how a group really did. The judgements are a text of the same
// columns as the file of `fairdeal exam angoff`: opened, or typed in.

#include "app/certify_figures.h"
#include "training/angoff.h"

namespace fairdeal {

struct PanelScreen {
    std::string words;  // "5 judges, 4 item families, 2 rounds; rules 2026-02, a form of 40 items"
    std::vector<FigureRow> rows;
    ChartScreen<PanelPicture> chart;  // of the last round
    std::string trouble;              // what is wrong with the text, line by line
};
/// `items` of the form, 1 and more; `marks` may be null: then nothing is said of Hofstee's
/// compromise.
PanelScreen panel_screen(const std::string& text, int items, const MarkTable* marks);

/// A text to begin with: the columns of an exam, and a row to be filled in.
std::string panel_to_fill(const Blueprint& exam, const std::string& rules, const std::string& day);
/// The items of a form of the exam: of a sequential one the least.
int items_of_form(const Blueprint& exam);

}  // namespace fairdeal
