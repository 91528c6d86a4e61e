#include "app/learn_runs.h"

#include "app/desk.h"

namespace fairdeal {

namespace {

/// The run that is open, or nothing.
SpeedRun* run_of(Desk& desk) { return desk.learn.speed ? &*desk.learn.speed : nullptr; }

SpeedRun ready(Desk& desk, Game game, SpeedLevel level) {
    return ready_run(desk.learn.school, game, level);
}

}  // namespace

void open_speed(Desk& desk) {
    if (!is_signed_in(desk)) return;
    show_learn_view(desk, LearnView::Today);
    desk.learn.session.reset();
    desk.learn.speed = ready(desk, desk.learn.drill.game, SpeedLevel::Table);
}

void choose_speed(Desk& desk, Game game, SpeedLevel level) {
    const SpeedRun* run = run_of(desk);
    if (run == nullptr || run->stage != SpeedStage::Ready) return;
    desk.learn.drill = {game, {}, desk.learn.drill.kinds};
    desk.learn.speed = ready(desk, game, level);
}

void start_speed(Desk& desk) {
    if (SpeedRun* run = run_of(desk)) start_run(*run, desk.learn.school);
}

void enter_payout(Desk& desk, const std::string& typed) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr) return;
    run->typed = typed;
    answer_payout(*run, desk.learn.school, desk.library);
}

bool look_after_speed(Desk& desk) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr) return false;
    if (look_at_clock(*run, desk.learn.school)) return true;
    deal_ahead(*run);
    return false;
}

void leave_speed(Desk& desk) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr) return;
    if (run->stage == SpeedStage::Running) return end_run(*run);
    desk.learn.speed.reset();
}

void speed_once_more(Desk& desk) {
    const SpeedRun* run = run_of(desk);
    if (run != nullptr) desk.learn.speed = ready(desk, run->game, run->level);
}

void look_at_payout(Desk& desk, std::size_t row) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr || run->stage != SpeedStage::Over) return;
    const auto rows = worth_a_look(*run);
    if (row >= rows.size()) return;
    run->picked = row;
    desk.learn.session = look_again(*run, rows[row]);
}

}  // namespace fairdeal
