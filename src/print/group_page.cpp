#include "print/group_page.h"

#include "base/translation.h"
#include "words/words.h"

namespace fairdeal {

namespace {

using on_paper::plain;

void put_trainees(PageFlow& flow, const std::vector<GroupPrint::Trainee>& trainees) {
    flow.heading(tr("Trainees"));
    PrintedTable table{{{tr("Trainee"), ColumnKind::Text, 80},
                        {tr("Answers"), ColumnKind::Number},
                        {tr("Right"), ColumnKind::Text, 90},
                        {tr("On task"), ColumnKind::Text, 60},
                        {tr("Last"), ColumnKind::Text, 62},
                        {tr("Mastered"), ColumnKind::Text, 46},
                        {tr("Due"), ColumnKind::Number},
                        {tr("Struggles with")}},
                       {}};
    for (const auto& one : trainees) {
        Cell name(one.name);
        name.bold = true;
        table.rows.push_back({name, one.answers, one.right, one.on_task, one.last, one.mastered,
                              one.due, one.struggles});
    }
    flow.table(table);
}

void put_assigned(PageFlow& flow, const std::vector<GroupPrint::Assigned>& assigned) {
    if (assigned.empty()) return;
    flow.heading(tr("Assignments"));
    PrintedTable table{{{tr("To do")},
                        {tr("Due"), ColumnKind::Text, 92},
                        {tr("For")},
                        {tr("Standing"), ColumnKind::Text, 76},
                        {tr("Not yet")}},
                       {}};
    for (const auto& one : assigned)
        table.rows.push_back({one.goal, one.due, one.whom, one.standing, one.missing});
    flow.table(table);
}

void put_clauses(PageFlow& flow, const std::vector<GroupPrint::Clause>& clauses) {
    if (clauses.empty()) return;
    flow.heading(tr("Clauses, the hardest first"));
    PrintedTable table{{{tr("Clause"), ColumnKind::Text, 80},
                        {tr("Section")},
                        {tr("Right")},
                        {tr("Mastered by"), ColumnKind::Number},
                        {tr("Hard for")}},
                       {}};
    for (const auto& one : clauses)
        table.rows.push_back({one.id, one.section, one.right, one.mastered, one.struggling});
    flow.table(table);
}

void put_mistakes(PageFlow& flow, const std::vector<GroupPrint::Shared>& mistakes) {
    if (mistakes.empty()) return;
    flow.heading(tr("Mistakes, the most frequent first"));
    PrintedTable table{{{tr("Mistake")}, {tr("Seen"), ColumnKind::Text, 110}}, {}};
    for (const auto& one : mistakes) table.rows.push_back({one.sentence, one.count});
    flow.table(table);
}

}  // namespace

std::vector<PrintedPage> group_pages(Painter& ruler, Paper paper, const GroupPrint& print) {
    PageFlow flow(ruler, paper, {"Fairdeal \u00b7 " + print.title, time_on_paper(print.made), ""});
    flow.title(print.title);
    flow.paragraph(print.period, plain);
    flow.gap(4);
    put_trainees(flow, print.trainees);
    put_assigned(flow, print.assigned);
    put_clauses(flow, print.clauses);
    put_mistakes(flow, print.mistakes);
    return flow.finish();
}

Result<std::string> group_pdf(const GroupPrint& print, Paper paper) {
    const auto pages = lay_out([&](Painter& ruler) { return group_pages(ruler, paper, print); });
    return printed_pages(paper, print.title, to_text(print.made), pages);
}

}  // namespace fairdeal
