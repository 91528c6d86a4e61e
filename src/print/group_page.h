#pragma once
// A trainer's group on paper: its trainees, what is set, which clauses are hard, which mistakes are
// shared.

#include "base/time/utc_time.h"
#include "picture/page.h"

namespace fairdeal {

struct GroupPrint {
    struct Trainee {
        std::string name, answers, right, on_task, last, mastered, due, struggles;
    };
    struct Assigned {
        std::string goal, due, whom, standing, missing;
    };
    struct Clause {
        std::string id, section, right, mastered, struggling;
    };
    struct Shared {
        std::string sentence, count;
    };
    std::string title;   // "Evening: Breakout Blackjack"
    std::string period;  // "The last 28 days; ..."
    UtcTime made;
    std::vector<Trainee> trainees;
    std::vector<Assigned> assigned;
    std::vector<Clause> clauses;
    std::vector<Shared> mistakes;
};

std::vector<PrintedPage> group_pages(Painter& ruler, Paper paper, const GroupPrint& print);
Result<std::string> group_pdf(const GroupPrint& print, Paper paper);

}  // namespace fairdeal
