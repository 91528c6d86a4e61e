#pragma once
// The exams that are to be sat, on paper, day by day.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

struct PlanPrint {
    struct PlannedExam {
        std::string from, to;  // "14:00"; empty without a date
        std::string candidate, exam, sitting, invigilator, place;
    };
    struct Day {
        std::string day;  // "Tuesday, 1 Dec 2026"
        std::vector<PlannedExam> exams;
    };
    std::string house;  // its name; empty: not said
    UtcTime made;
    std::vector<Day> days;
};

std::vector<PrintedPage> plan_pages(Painter& ruler, Paper paper, const PlanPrint& print);
Result<std::string> plan_pdf(const PlanPrint& print, Paper paper);

}  // namespace fairdeal
