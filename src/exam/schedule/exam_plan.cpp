#include "exam/schedule/exam_plan.h"

#include "base/translation.h"
#include "formats/csv_row.h"
#include "print/exam/plan_page.h"
#include "school/names.h"
#include "words/house/house_settings.h"
#include "words/house/time_words.h"

namespace fairdeal {

namespace {

PlanPrint print_of(const ExamPlan& plan, const UtcTime& made) {
    PlanPrint print{house_in_force()->name, made, {}};
    for (const PlanRow& row : plan.rows) {
        const PlannedSitting& one = row.sitting;
        const std::string day = one.date ? day_with_weekday(one.date->at) : tr("Without a date");
        if (print.days.empty() || print.days.back().day != day) print.days.push_back({day, {}});
        print.days.back().exams.push_back(
            {one.date ? time_of_day(one.date->at) : "",
             one.date ? time_of_day(minutes_after(one.date->at, one.minutes)) : "", row.candidate,
             one.title, one.sitting, row.invigilator, one.date ? one.date->place : ""});
    }
    return print;
}

}  // namespace

ExamPlan exam_plan(const Office& office, const School& school, const SignedIn& who) {
    ExamPlan plan;
    for (PlannedSitting& one : office.schedule_for(who)) {
        std::string candidate = called(school, one.candidate);
        std::string invigilator = called(school, one.invigilator);
        plan.rows.push_back({std::move(one), std::move(candidate), std::move(invigilator)});
    }
    return plan;
}

Result<ExamPlan> hand_out_plan(Office& office, const School& school, const SignedIn& who) {
    if (auto noted = office.note_schedule(who); !noted)
        return tl::make_unexpected(std::move(noted.error()));
    return exam_plan(office, school, who);
}

std::string plan_csv(const ExamPlan& plan) {
    std::string text = "at,minutes,sitting,candidate,name,exam,invigilator,place\n";
    for (const PlanRow& row : plan.rows) {
        const PlannedSitting& one = row.sitting;
        CsvRow line;
        line.word(one.date ? to_text(one.date->at) : "").number(one.minutes).word(one.sitting);
        line.text(one.candidate).text(row.candidate).word(one.exam).text(one.invigilator);
        line.text(one.date ? one.date->place : "");
        text += line.line();
    }
    return text;
}

Result<std::string> plan_pdf(const ExamPlan& plan, Paper paper, const UtcTime& made) {
    return plan_pdf(print_of(plan, made), paper);
}

}  // namespace fairdeal
