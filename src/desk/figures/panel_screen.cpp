#include "desk/figures/panel_screen.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "base/text.h"
#include "base/translation.h"
#include "exam/figures/exam_file.h"
#include "school/names.h"
#include "words/words.h"

namespace fairdeal {

namespace {

FigureRow rounded_row(std::string_view id, const Figure& figure, int digits) {
    return statistic_row(id, figure.value ? fmt::format("{:.{}f}", *figure.value, digits) : "",
                         figure.why_not);
}

std::string hundredths(double value) { return fmt::format("{:.2f}", value); }

std::string range_in_words(const Interval& range) {
    return tr("{low} to {high}", "low"_a = hundredths(range.low),
              "high"_a = hundredths(range.high));
}

void add_rows(PanelScreen& screen, const AngoffCut& cut, const std::optional<Figure>& hofstee,
              int items) {
    screen.rows = {
        statistic_row("cut", tr("{cut}, so {right} of {items}", "cut"_a = hundredths(cut.cut),
                                "right"_a = cut.rounded_up, "items"_a = items)),
        rounded_row("cut-error", cut.standard_error, 2),
        statistic_row("cut-range", cut.range ? range_in_words(*cut.range) : "",
                      sentence("one judge alone shows no spread")),
        rounded_row("agreement", cut.agreement, 3),
        rounded_row("agreement-of-one", cut.agreement_of_one, 3)};
    if (hofstee && hofstee->value)
        screen.rows.push_back(statistic_row(
            "hofstee", tr("{cut} of {items}", "cut"_a = hundredths(*hofstee->value * items),
                          "items"_a = items)));
    else if (hofstee)
        screen.rows.push_back(rounded_row("hofstee", *hofstee, 2));
}

void add_chart(PanelScreen& screen, const AngoffPanel& panel, const AngoffCut& cut, int items) {
    ChartScreen<PanelPicture>& chart = screen.chart;
    chart.title = tr("The cut by each judge");
    chart.picture = {{}, cut.cut, cut.range, cut.rounded_up, items};
    for (std::size_t i = 0; i < panel.judges.size(); ++i) {
        chart.picture.judges.push_back({panel.judges[i].name, cut.by_judge[i]});
        chart.points.push_back(tr("{judge}: {cut} of {items}.",
                                  "judge"_a = isolated(panel.judges[i].name),
                                  "cut"_a = hundredths(cut.by_judge[i]), "items"_a = items));
    }
    const std::string together = tr("Together {cut}, so {right} right answers pass.",
                                    "cut"_a = hundredths(cut.cut), "right"_a = cut.rounded_up);
    chart.words = fmt::format("{}. {} {}", chart.title, fmt::join(chart.points, " "), together);
}

/// What earlier rounds said, so that it is seen what the talk between them did.
void add_earlier(PanelScreen& screen, const AngoffPanel& panel, int items) {
    for (std::size_t round = 1; round < panel.rounds(); ++round) {
        const AngoffCut cut = cut_of(panel, round, items);
        screen.rows.push_back(figure_row(
            tr("Cut of round {round}", "round"_a = round), hundredths(cut.cut),
            tr("Before the judges talked and saw how a group did. The last round counts.")));
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
            add_error(screen,
                      tr("Line 1: the exam has no item family {family}. It has: {families}.",
                         "family"_a = in_quotes(family),
                         "families"_a = fmt::format("{}", fmt::join(exam.families, ", "))));
    }
    for (const std::string& family : exam.families) {
        if (!has(panel.families, family))
            add_error(screen, tr("Line 1: the item family {family} of the exam is not judged.",
                                 "family"_a = in_quotes(family)));
    }
}

std::string panel_in_words(const AngoffPanel& panel, const JudgedExam& exam) {
    const auto count = [](std::size_t number) { return static_cast<std::int64_t>(number); };
    std::string words =
        tr("{judges}, {families}, {rounds}; rules {rules}, a form of {items}",
           "judges"_a = tr_n("{count} judge", "{count} judges", count(panel.judges.size())),
           "families"_a =
               tr_n("{count} item family", "{count} item families", count(panel.families.size())),
           "rounds"_a = tr_n("{count} round", "{count} rounds", count(panel.rounds())),
           "rules"_a = panel.rules, "items"_a = tr_n("{count} item", "{count} items", exam.items));
    if (panel.rules != exam.rules)
        words += ". " + tr("The judges judged other rules than those in force ({rules}): let them "
                           "judge again before the cut is used",
                           "rules"_a = exam.rules);
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
            add_error(screen, tr("Line {line}: {problem}", "line"_a = problem.where.line,
                                 "problem"_a = problem.what));
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
