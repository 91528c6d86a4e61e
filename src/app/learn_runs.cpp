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
    leave_session(desk);
    desk.learn.round.reset();
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
    desk.learn.session = look_again(*run, rows[row], desk.learn.school, desk.library);
}

void open_round(Desk& desk) {
    if (!is_signed_in(desk)) return;
    show_learn_view(desk, LearnView::Today);
    leave_session(desk);
    desk.learn.speed.reset();
    desk.learn.round = start_round(desk.learn.school, desk.learn.drill.game);
}

bool go_on_with_round(Desk& desk) {
    return desk.learn.round && let_guest_act(*desk.learn.round, desk.learn.school);
}

void pick_in_round(Desk& desk, std::size_t target) {
    if (!desk.learn.round) return;
    drop_amount(*desk.learn.round);
    pick_target(*desk.learn.round, target);
}

void do_in_round(Desk& desk, Verb verb) {
    if (desk.learn.round) choose_deed(*desk.learn.round, verb, desk.learn.school, desk.library);
}

void enter_in_round(Desk& desk, const std::string& typed) {
    if (!desk.learn.round) return;
    desk.learn.round->typed = typed;
    enter_amount(*desk.learn.round, desk.learn.school, desk.library);
}

void look_at_slip(Desk& desk, std::size_t slip) {
    if (desk.learn.round && slip < slips_of(*desk.learn.round).size())
        desk.learn.round->picked = slip;
}

bool press_in_round(Desk& desk, const KeyPress& key, const std::string& typed) {
    if (!desk.learn.round) return false;
    TableRun& run = *desk.learn.round;
    if (run.asks) run.typed = typed;
    if (press(run, key, desk.learn.school, desk.library)) return true;
    if (key.name == KeyName::Escape) return leave_round(desk), true;
    if (run.stage != RoundStage::Over || key.name != KeyName::Character || key.character != 'a')
        return false;
    open_round(desk);
    return true;
}

void leave_round(Desk& desk) { desk.learn.round.reset(); }

}  // namespace fairdeal
