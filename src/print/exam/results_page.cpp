#include "print/exam/results_page.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// Parts have numbers, which head the columns of the candidates.
void put_parts(PageFlow& flow, const std::vector<ResultsPrint::Part>& parts) {
    flow.heading(tr("Parts of the exam"));
    PrintedTable table{{{tr("No."), ColumnKind::Text, 24},
                        {tr("Part")},
                        {tr("Right"), ColumnKind::Text, 62},
                        {tr("Share"), ColumnKind::Text, 40},
                        {tr("Weakest part of")}},
                       {}};
    for (std::size_t i = 0; i < parts.size(); ++i)
        table.rows.push_back({std::to_string(i + 1), parts[i].title, parts[i].right, parts[i].share,
                              parts[i].weakest_of});
    flow.table(table);
}

/// Of an exam with more parts than stand side by side, so many to a table.
constexpr std::size_t parts_side_by_side = 10;

void put_candidates(PageFlow& flow, const ResultsPrint& print) {
    flow.heading(tr("Candidates"));
    PrintedTable table{{{tr("Candidate")},
                        {tr("Sitting"), ColumnKind::Text, 56},
                        {tr("Decided"), ColumnKind::Text, 92},
                        {tr("At the screen")}},
                       {}};
    for (const auto& one : print.candidates) {
        Cell name(one.name);
        name.bold = true;
        table.rows.push_back({name, one.sitting, one.decided, one.outcome});
    }
    flow.table(table);
}

void put_scores(PageFlow& flow, const ResultsPrint& print) {
    flow.heading(tr("Candidates by part: right of asked"));
    for (std::size_t first = 0; first < print.cells.size(); first += parts_side_by_side) {
        const std::size_t end = std::min(first + parts_side_by_side, print.cells.size());
        PrintedTable table{{{tr("Candidate")}}, {}};
        for (std::size_t i = first; i < end; ++i)
            table.columns.push_back({std::to_string(i + 1), ColumnKind::Text, 36});
        for (const auto& one : print.candidates) {
            auto& row = table.rows.emplace_back();
            Cell name(one.name);
            name.bold = true;
            row.push_back(name);
            for (std::size_t i = first; i < end; ++i) row.emplace_back(one.cells.at(i));
        }
        flow.table(table);
    }
}

void put_left_out(PageFlow& flow, const std::vector<std::string>& left_out) {
    if (left_out.empty()) return;
    flow.heading(tr("Left out"));
    for (const std::string& line : left_out) flow.paragraph(line);
}

}  // namespace

std::vector<PrintedPage> results_pages(Painter& ruler, Paper paper, const ResultsPrint& print) {
    const std::string title = tr("Results by part: {exam}", "exam"_a = print.exam);
    PageFlow flow(ruler, paper, {"Fairdeal \u00b7 " + title, time_on_paper(print.made), ""});
    flow.title(title);
    flow.paragraph(print.whose);
    flow.paragraph(print.summary, on_paper::strong);
    flow.gap(4);
    if (!print.candidates.empty()) {
        put_parts(flow, print.cells);
        put_candidates(flow, print);
        put_scores(flow, print);
    }
    put_left_out(flow, print.left_out);
    return flow.finish();
}

Result<std::string> results_pdf(const ResultsPrint& print, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return results_pages(ruler, paper, print); });
    return printed_pages(paper, tr("Results by part: {exam}", "exam"_a = print.exam),
                         to_text(print.made), pages);
}

}  // namespace fairdeal
