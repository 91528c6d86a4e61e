#include "print/exam/plan_page.h"

#include "base/translation.h"
#include "words/house/house_settings.h"
#include "words/words.h"

namespace fairdeal {

namespace {

void put_day(PageFlow& flow, const PlanPrint::Day& day) {
    flow.heading(day.day);
    PrintedTable table{{{tr_in("when an exam begins", "From"), ColumnKind::Text, 34},
                        {tr_in("when an exam ends", "To"), ColumnKind::Text, 34},
                        {tr("Candidate")},
                        {tr("Exam")},
                        {tr("Sitting"), ColumnKind::Text, 56},
                        {tr("Invigilator")},
                        {tr("Place")}},
                       {}};
    for (const PlanPrint::PlannedExam& one : day.exams) {
        Cell name(one.candidate);
        name.bold = true;
        table.rows.push_back(
            {one.from, one.to, name, one.exam, one.sitting, one.invigilator, one.place});
    }
    flow.table(table);
}

}  // namespace

std::vector<PrintedPage> plan_pages(Painter& ruler, Paper paper, const PlanPrint& print) {
    const std::string title = tr("Exam schedule");
    PageFlow flow(ruler, paper,
                  {"Fairdeal \u00b7 " + title, time_on_paper(print.made), print.house});
    if (!print.house.empty()) flow.paragraph(print.house);
    flow.title(title);
    flow.paragraph(print.days.empty() ? tr("No exam is waiting to be sat.")
                                      : tr("Times by the clocks of {zone}. The end is by the "
                                           "exam\u2019s whole time, breaks left out.",
                                           "zone"_a = house_in_force()->time_zone));
    flow.gap(4);
    for (const PlanPrint::Day& day : print.days) put_day(flow, day);
    return flow.finish();
}

Result<std::string> plan_pdf(const PlanPrint& print, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return plan_pages(ruler, paper, print); });
    return printed_pages(paper, tr("Exam schedule"), to_text(print.made), pages);
}

}  // namespace fairdeal
