#include "desk/round/round_session.h"

#include <algorithm>

#include "desk/answer/practice.h"

namespace fairdeal {

namespace {

/// Whatever asks for an amount, or does so no more, is kept; an act that is said was kept with it.
template <class Change>
void in_round(RoundSession& session, Change change) {
    if (!session.run) return;
    TableRun& run = *session.run;
    const auto asked = run.asks;
    const std::size_t said = run.marks.size();
    change(run);
    if (run.asks != asked && run.marks.size() == said) keep_round(run, session.school);
}

}  // namespace

bool go_on_with_round(RoundSession& session) {
    return session.run && let_guest_act(*session.run, session.school);
}

void pick_in_round(RoundSession& session, std::size_t target) {
    in_round(session, [&](TableRun& run) {
        drop_amount(run);
        pick_target(run, target);
    });
}

bool can_pick_in_round(const RoundSession& session, const TablePick& pick) {
    if (!session.run || session.run->stage == RoundStage::Over) return false;
    if (pick.chip) return session.run->asks && !is_about_a_place(*session.run->asks);
    const auto targets = targets_of(*session.run);
    return std::any_of(targets.begin(), targets.end(),
                       [&](const RoundTarget& target) { return target.who.seat == pick.who.seat; });
}

void pick_in_round(RoundSession& session, const TablePick& pick) {
    if (!can_pick_in_round(session, pick)) return;
    if (pick.chip) return type_in_round(session, with_chip(session.run->typed, *pick.chip));
    const auto targets = targets_of(*session.run);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].who == pick.who && targets[i].wager == pick.wager)
            return pick_in_round(session, i);
    }
    in_round(session, [&](TableRun& run) {
        drop_amount(run);
        pick_seat(run, pick.who.seat);
    });
}

void do_in_round(RoundSession& session, Verb verb) {
    in_round(session,
             [&](TableRun& run) { choose_act(run, verb, session.school, session.library); });
}

void type_in_round(RoundSession& session, const std::string& typed) {
    if (!session.run || !session.run->asks || session.run->typed == typed) return;
    session.run->typed = typed;
    keep_round(*session.run, session.school);
}

void enter_in_round(RoundSession& session, const std::string& typed) {
    if (!session.run) return;
    session.run->typed = typed;
    enter_amount(*session.run, session.school, session.library);
}

void look_at_slip(RoundSession& session, std::size_t slip) {
    if (session.run && slip < slips_of(*session.run).size()) session.run->picked = slip;
}

Pressed press_in_round(RoundSession& session, const KeyPress& key, const std::string& typed) {
    if (!session.run) return {};
    if (session.run->asks) session.run->typed = typed;
    bool ours = false;
    in_round(session,
             [&](TableRun& run) { ours = press(run, key, session.school, session.library); });
    const auto* action = action_of(round_actions, key);
    if (ours || action == nullptr) return {ours, {}};
    const bool again = action->name == RoundAction::Again || action->name == RoundAction::Enter;
    if (again && session.run->stage == RoundStage::Over) return {true, DealRound{}};
    if (action->name != RoundAction::Back) return {};
    leave_round(session);
    return {true, {}};
}

void leave_round(RoundSession& session) { session.run.reset(); }

RoundScreen screen_of(const RoundSession& session) {
    return round_screen(*session.run, session.library);
}

}  // namespace fairdeal
