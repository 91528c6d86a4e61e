#include "cli/exam/schedule/arguments_schedule.h"

#include <CLI/CLI.hpp>

#include "base/translation.h"
#include "cli/arguments/paper_option.h"
#include "exam/office/exam_schedule.h"

namespace fairdeal {

void ScheduleCommand::add() {
    CLI::App* schedule =
        add_signed_in(exam_, "schedule",
                      tr("List when exams are to be sat, or set it; an exam starts when its "
                         "invigilator starts it"),
                      run_exam_schedule, true);
    auto* ids = schedule->add_option(
        "ID", options_.ids,
        tr("The sittings to set a date for, in their order; without, all are listed"));
    auto* at = schedule->add_option("--at", options_.at,
                                    tr("When the first is to be sat: a UTC time, or \"2026-12-01 "
                                       "14:00\" by the house's clocks"));
    auto* place = schedule->add_option("--place", options_.place, tr("Where: a few words"));
    auto* every =
        schedule
            ->add_option("--every", options_.every, tr("Minutes from one sitting to the next (0)"))
            ->check(CLI::Range(0, most_minutes_between));
    auto* none = schedule->add_flag("--none", options_.no_date, tr("Take the date off"));
    none->excludes(at, place, every);
    place->needs(at);
    every->needs(at);
    at->needs(ids);
    none->needs(ids);
    auto* json = schedule->get_option("--json");
    auto* out = schedule->add_option("-o,--out", options_.to, tr("A new file: a .pdf, else CSV"));
    out->excludes(json);
    ids->excludes(json, out);
    add_paper(*schedule, options_.paper, tr("The sheet of paper"));
}

}  // namespace fairdeal
