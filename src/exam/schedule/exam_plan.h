#pragma once
// The schedule of exam sittings as somebody reads it: as values, CSV and a printed plan.

#include "exam/office/office.h"
#include "picture/page.h"

namespace fairdeal {

/// A sitting with what people are called.
struct PlanRow {
    PlannedSitting sitting;
    std::string candidate, invigilator;  // names
    friend bool operator==(const PlanRow&, const PlanRow&) = default;
};
struct ExamPlan {
    std::vector<PlanRow> rows;  // by time, those without a date last
};

/// What `who` may see of it.
ExamPlan exam_plan(const Office& office, const School& school, const SignedIn& who);
/// The same, to be taken out of the office, which is recorded: a whole one is for who may export
/// records.
Result<ExamPlan> hand_out_plan(Office& office, const School& school, const SignedIn& who);

/// A line for each sitting, below a line of headings; times in UTC.
std::string plan_csv(const ExamPlan& plan);
/// By day, in the times of the house. `made` is the document's date.
Result<std::string> plan_pdf(const ExamPlan& plan, Paper paper, const UtcTime& made);

}  // namespace fairdeal
