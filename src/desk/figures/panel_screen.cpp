#include "desk/figures/panel_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "assessment/statistics/figure_meanings.h"
#include "base/text.h"
#include "exam/figures/exam_file.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

FigureRow figure_row(std::string_view id, const std::string& value, std::string_view why_not = {}) {
    const FigureMeaning& meaning = meaning_of(id);
    FigureRow row;
    row.name = meaning.name;
    row.value = value.empty() ? "\u2013" : value;
    row.meaning = value.empty() ? fmt::format("It cannot be told: {}. {}", why_not, meaning.meaning)
                                : std::string(meaning.meaning);
    row.spoken =
        fmt::format("{}: {}. {}", row.name, value.empty() ? "not known" : value, row.meaning);
    return row;
}

FigureRow figure_row(std::string_view id, const Figure& figure, int digits) {
    return figure_row(id, figure.value ? fmt::format("{:.{}f}", *figure.value, digits) : "",
                      figure.why_not);
}

std::string range_in_words(const Interval& range) {
    return fmt::format("{:.2f} to {:.2f}", range.low, range.high);
}

void add_rows(PanelScreen& screen, const AngoffCut& cut, const std::optional<Figure>& hofstee,
              int items) {
    screen.rows = {
        figure_row("cut", fmt::format("{:.2f}, so {} of {}", cut.cut, cut.rounded_up, items)),
        figure_row("cut-error", cut.standard_error, 2),
        figure_row("cut-range", cut.range ? range_in_words(*cut.range) : "",
                   "one judge alone shows no spread"),
        figure_row("agreement", cut.agreement, 3),
        figure_row("agreement-of-one", cut.agreement_of_one, 3)};
    if (hofstee && hofstee->value)
        screen.rows.push_back(
            figure_row("hofstee", fmt::format("{:.2f} of {}", *hofstee->value * items, items)));
    else if (hofstee)
        screen.rows.push_back(figure_row("hofstee", *hofstee, 2));
}

void add_chart(PanelScreen& screen, const AngoffPanel& panel, const AngoffCut& cut, int items) {
    ChartScreen<PanelPicture>& chart = screen.chart;
    chart.title = "The cut by each judge";
    chart.picture = {{}, cut.cut, cut.range, cut.rounded_up, items};
    for (std::size_t i = 0; i < panel.judges.size(); ++i) {
        chart.picture.judges.push_back({panel.judges[i].name, cut.by_judge[i]});
        chart.points.push_back(fmt::format("{}: {:.2f} of {}.", isolated(panel.judges[i].name),
                                           cut.by_judge[i], items));
    }
    chart.words = fmt::format("{}. {} Together {:.2f}, so {} right answers pass.", chart.title,
                              fmt::join(chart.points, " "), cut.cut, cut.rounded_up);
}

/// What earlier rounds said, so that it is seen what the talk between them did.
void add_earlier(PanelScreen& screen, const AngoffPanel& panel, int items) {
    for (std::size_t round = 1; round < panel.rounds(); ++round) {
        const AngoffCut cut = cut_of(panel, round, items);
        FigureRow row;
        row.name = fmt::format("Cut of round {}", round);
        row.value = fmt::format("{:.2f}", cut.cut);
        row.meaning = "Before the judges talked and saw how a group did. The last round counts.";
        row.spoken = fmt::format("{}: {}. {}", row.name, row.value, row.meaning);
        screen.rows.push_back(row);
    }
}

void add_error(PanelScreen& screen, const std::string& line) {
    screen.error += (screen.error.empty() ? "" : "\n") + line;
}

bool has(const std::vector<std::string>& list, const std::string& word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

void compare_families(PanelScreen& screen, const AngoffPanel& panel, const JudgedExam& exam) {
    for (const std::string& family : panel.families) {
        if (!has(exam.families, family))
            add_error(screen, fmt::format("Line 1: the exam has no item family {}. It has: {}.",
                                          in_quotes(family), fmt::join(exam.families, ", ")));
    }
    for (const std::string& family : exam.families) {
        if (!has(panel.families, family))
            add_error(screen, fmt::format("Line 1: the item family {} of the exam is not judged.",
                                          in_quotes(family)));
    }
}

std::string panel_in_words(const AngoffPanel& panel, const JudgedExam& exam) {
    std::string words = fmt::format(
        "{}, {}, {}; rules {}, a form of {}",
        counted(static_cast<int>(panel.judges.size()), "judge", "judges"),
        counted(static_cast<int>(panel.families.size()), "item family", "item families"),
        counted(static_cast<int>(panel.rounds()), "round", "rounds"), panel.rules,
        counted(exam.items, "item", "items"));
    if (panel.rules != exam.rules)
        words += fmt::format(
            ". The judges judged other rules than those in force ({}): let them judge again before "
            "the cut is used",
            exam.rules);
    return words;
}

}  // namespace

JudgedExam judged_exam(const Blueprint& exam, const std::string& rules) {
    JudgedExam judged{{}, rules, least_items(exam)};
    if (const auto* fixed = std::get_if<FixedForm>(&exam.rule)) judged.items = fixed->items;
    for (const BlueprintCell& cell : exam.cells) judged.families.push_back(cell.title);
    return judged;
}

PanelScreen panel_screen(const std::string& text, const JudgedExam& exam, const MarkTable* marks) {
    PanelScreen screen;
    std::istringstream in(text);
    const auto panel = read_panel(in, "line");
    if (!panel) {
        for (const Problem& problem : panel.error())
            add_error(screen, fmt::format("Line {}: {}", problem.where.line, problem.what));
        return screen;
    }
    compare_families(screen, *panel, exam);
    if (!screen.error.empty()) return screen;
    const AngoffCut cut = cut_of(*panel, panel->rounds(), exam.items);
    std::optional<Figure> hofstee;
    if (marks != nullptr && !marks->people.empty()) hofstee = hofstee_cut(*panel, *marks);
    screen.words = panel_in_words(*panel, exam);
    add_rows(screen, cut, hofstee, exam.items);
    add_earlier(screen, *panel, exam.items);
    add_chart(screen, *panel, cut, exam.items);
    return screen;
}

std::string panel_to_fill(const Blueprint& exam, const std::string& rules, const std::string& day) {
    std::string head = "judge,round,on,rules,least-cut,most-cut,least-fail,most-fail";
    std::string row = fmt::format("Judge 1,1,{},{},,,,", day, rules);
    for (const BlueprintCell& cell : exam.cells) {
        head += fmt::format(",\"{}\"", cell.title);
        row += ",0.85";
    }
    return head + "\n" + row + "\n";
}

}  // namespace fairdeal
