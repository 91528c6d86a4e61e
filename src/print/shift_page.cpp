#include "print/shift_page.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::grey, on_paper::plain, on_paper::small, on_paper::strong;

void put_lines(PageFlow& flow, const std::string& heading, const std::vector<std::string>& lines) {
    flow.heading(heading);
    for (const std::string& line : lines) flow.paragraph(line, plain);
}

/// Each with the words of its clause, the code small behind them.
void put_slips(PageFlow& flow, const std::vector<ShiftPrintSlip>& slips) {
    constexpr double whole_slip = 70;
    if (slips.empty()) return;
    flow.heading(tr("What was not right"));
    for (const ShiftPrintSlip& slip : slips) {
        flow.need(whole_slip);
        flow.paragraph(slip.what, strong);
        flow.paragraph(slip.said, plain);
        flow.paragraph(slip.due, plain);
        if (!slip.clause.empty()) flow.paragraph(slip.clause, plain, grey);
        if (!slip.codes.empty()) flow.paragraph(slip.codes, small, grey);
        flow.gap(5);
    }
}

}  // namespace

std::vector<PrintedPage> shift_pages(Painter& ruler, Paper paper, const ShiftPrint& print) {
    PageFlow flow(ruler, paper,
                  {"Fairdeal · " + print.title, time_on_paper(print.made), print.dealer});
    flow.title(print.title);
    flow.fact(tr("Dealer"), print.dealer);
    flow.gap(4);
    flow.paragraph(print.heading, strong);
    flow.paragraph(print.pace, plain);
    if (!print.away.empty()) flow.paragraph(print.away, plain);
    put_lines(flow, tr("Errors"), print.errors);
    put_lines(flow, tr("Game protection"), print.protection);
    if (!print.clean.empty()) flow.paragraph(print.clean, strong);
    put_slips(flow, print.slips);
    return flow.finish();
}

Result<std::string> shift_pdf(const ShiftPrint& print, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return shift_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, to_text(print.made), pages);
}

}  // namespace fairdeal
