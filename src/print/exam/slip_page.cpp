#include "print/exam/slip_page.h"

#include "base/translation.h"
#include "print/hand_page.h"
#include "words/words.h"

namespace fairdeal {

namespace {

std::string lines_of(const SlipPrint::Pairs& pairs) {
    std::string text;
    for (const auto& [name, words] : pairs) text += "  " + name + ": " + words + "\n";
    return text;
}

void put_cells(PageFlow& flow, const std::vector<SlipPrint::Part>& cells) {
    if (cells.empty()) return;
    flow.heading(tr("Parts of the exam"));
    PrintedTable table{
        {{tr("Part")}, {tr("Right"), ColumnKind::Text, 70}, {tr("Needed"), ColumnKind::Text, 110}},
        {}};
    for (const auto& cell : cells) table.rows.push_back({cell.title, cell.right, cell.word});
    flow.table(table);
}

}  // namespace

std::string slip_title() { return tr("Exam result"); }

std::vector<PrintedPage> slip_pages(Painter& ruler, Paper paper, const SlipPrint& print) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal \u00b7 " + slip_title(), time_on_paper(print.made), print.house});
    if (!print.house.empty()) flow.paragraph(print.house);
    flow.title(slip_title());
    put_pairs(flow, print.identity);
    flow.gap(4);
    flow.paragraph(print.outcome, on_paper::strong);
    for (const std::string& note : print.notes) flow.paragraph(note);
    put_cells(flow, print.cells);
    if (!print.clauses.empty()) {
        flow.heading(tr("Clauses of what was wrong"));
        put_pairs(flow, print.clauses);
    }
    if (!print.codes.empty()) {
        flow.heading(tr("Codes"));
        put_pairs(flow, print.codes);
        flow.paragraph(print.of_codes);
    }
    return flow.finish();
}

Result<std::string> slip_pdf(const SlipPrint& print, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return slip_pages(ruler, paper, print); });
    return printed_pages(paper, slip_title(), to_text(print.made), pages);
}

std::string text_of(const SlipPrint& print) {
    std::string text = slip_title() + "\n";
    if (!print.house.empty()) text = print.house + "\n" + text;
    text += lines_of(print.identity) + "\n" + print.outcome + "\n";
    for (const std::string& note : print.notes) text += note + "\n";
    if (!print.cells.empty()) text += "\n" + tr("Parts of the exam") + "\n";
    for (const auto& cell : print.cells)
        text += "  " + cell.title + ": " + cell.right + ". " + cell.word + "\n";
    if (!print.clauses.empty()) text += "\n" + tr("Clauses of what was wrong") + "\n";
    text += lines_of(print.clauses);
    if (print.codes.empty()) return text;
    return text + "\n" + tr("Codes") + "\n" + lines_of(print.codes) + print.of_codes + "\n";
}

}  // namespace fairdeal
