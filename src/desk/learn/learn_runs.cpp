#include "desk/learn/learn_runs.h"

#include "desk/frame/desk.h"

namespace fairdeal {

namespace {

/// The run that is open, or nothing.
SpeedRun* run_of(Desk& desk) { return desk.learn.speed ? &*desk.learn.speed : nullptr; }

/// Shows one of the two in place of whatever was open.
void clear_for_run(Desk& desk) {
    show_learn_view(desk, LearnView::Today);
    leave_session(desk);
    desk.learn.speed.reset();
    desk.learn.round.reset();
}

/// Whatever asks for an amount, or does so no more, is kept; an act that is said was kept with it.
template <class Change>
void in_round(Desk& desk, Change change) {
    if (!desk.learn.round) return;
    TableRun& run = *desk.learn.round;
    const auto asked = run.asks;
    const std::size_t said = run.marks.size();
    change(run);
    if (desk.learn.round && run.asks != asked && run.marks.size() == said)
        keep_round(run, desk.learn.school);
}

}  // namespace

bool take_up_run(Desk& desk) {
    SchoolRoom& school = desk.learn.school;
    const auto kept = unfinished_to_resume(school);
    if (!kept) return false;
    clear_for_run(desk);
    if (kept->kind == "payouts")
        desk.learn.speed = run_as_kept(school, desk.library, kept->state);
    else
        desk.learn.round = round_as_kept(school, kept->state);
    const bool found = desk.learn.speed || desk.learn.round;
    if (!found) school.trouble = "What you were in the middle of can no longer be read";
    const bool over = (desk.learn.speed && desk.learn.speed->stage == SpeedStage::Over) ||
                      (desk.learn.round && desk.learn.round->stage == RoundStage::Over);
    if (!found || over) drop_unfinished(school);
    return true;
}

void open_speed(Desk& desk) {
    if (!is_signed_in(desk)) return;
    clear_for_run(desk);
    desk.learn.speed = ready_run(desk.learn.school, desk.learn.drill.game, SpeedLevel::Table);
}

void choose_speed(Desk& desk, Game game, SpeedLevel level, QuestionKind asks) {
    const SpeedRun* run = run_of(desk);
    if (run == nullptr || run->stage != SpeedStage::Ready) return;
    desk.learn.drill = {game, {}, desk.learn.drill.kinds};
    desk.learn.speed = ready_run(desk.learn.school, game, level, asks);
}

void start_speed(Desk& desk) {
    if (SpeedRun* run = run_of(desk)) start_run(*run, desk.learn.school);
}

void type_payout(Desk& desk, const std::string& typed) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr || run->typed == typed) return;
    run->typed = typed;
    keep_payouts(*run, desk.learn.school);
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
    keep_clock(*run, desk.learn.school);
    deal_ahead(*run);
    return false;
}

void leave_speed(Desk& desk) {
    SpeedRun* run = run_of(desk);
    if (run == nullptr) return;
    if (run->stage == SpeedStage::Running) return end_run(*run, desk.learn.school);
    desk.learn.speed.reset();
}

void speed_once_more(Desk& desk) {
    const SpeedRun* run = run_of(desk);
    if (run != nullptr)
        desk.learn.speed = ready_run(desk.learn.school, run->game, run->level, run->asks);
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
    clear_for_run(desk);
    desk.learn.round = start_round(desk.learn.school, desk.learn.drill.game);
}

bool go_on_with_round(Desk& desk) {
    return desk.learn.round && let_guest_act(*desk.learn.round, desk.learn.school);
}

void pick_in_round(Desk& desk, std::size_t target) {
    in_round(desk, [&](TableRun& run) {
        drop_amount(run);
        pick_target(run, target);
    });
}

void do_in_round(Desk& desk, Verb verb) {
    in_round(desk, [&](TableRun& run) { choose_deed(run, verb, desk.learn.school, desk.library); });
}

void type_in_round(Desk& desk, const std::string& typed) {
    if (!desk.learn.round || !desk.learn.round->asks || desk.learn.round->typed == typed) return;
    desk.learn.round->typed = typed;
    keep_round(*desk.learn.round, desk.learn.school);
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
    bool ours = false;
    in_round(desk,
             [&](TableRun& open) { ours = press(open, key, desk.learn.school, desk.library); });
    if (ours) return true;
    if (key.name == KeyName::Escape) return leave_round(desk), true;
    if (run.stage != RoundStage::Over || key.name != KeyName::Character || key.character != 'a')
        return false;
    open_round(desk);
    return true;
}

void leave_round(Desk& desk) { desk.learn.round.reset(); }

}  // namespace fairdeal
