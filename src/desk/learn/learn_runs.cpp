#include "desk/learn/learn_runs.h"

#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

/// Shows one of the two in place of whatever was open.
void clear_for_run(Desk& desk) {
    show_learn_view(desk, LearnView::Today);
    leave_session(desk);
    desk.speed.run.reset();
    desk.round.run.reset();
}

}  // namespace

bool take_up_run(Desk& desk) {
    SchoolRoom& school = desk.learn.school;
    const auto kept = unfinished_to_resume(school);
    if (!kept) return false;
    clear_for_run(desk);
    if (kept->kind == "payouts")
        desk.speed.run = run_as_kept(school, desk.library, kept->state);
    else
        desk.round.run = round_as_kept(school, kept->state);
    const bool found = desk.speed.run || desk.round.run;
    if (!found) school.error = "What you were in the middle of can no longer be read";
    const bool over = (desk.speed.run && desk.speed.run->stage == SpeedStage::Over) ||
                      (desk.round.run && desk.round.run->stage == RoundStage::Over);
    if (!found || over) drop_unfinished(school);
    return true;
}

void open_speed(Desk& desk) {
    if (!is_signed_in(desk)) return;
    clear_for_run(desk);
    make_ready(desk.speed);
}

void open_round(Desk& desk) {
    if (!is_signed_in(desk)) return;
    clear_for_run(desk);
    desk.round.run = start_round(desk.learn.school, desk.learn.drill.game);
}

}  // namespace fairdeal
