#include "desk/round/table_session.h"

#include <algorithm>

#include "desk/answer/practice.h"

namespace fairdeal {

namespace {

/// Whatever asks for an amount, or does so no more, is kept; an act that is said was kept with it.
template <class Change>
void in_round(TableSession& session, Change change) {
    session.change([&](TableRun& run) {
        const auto asked = run.asks;
        const std::size_t said = run.marks.size();
        change(run);
        if (run.asks != asked && run.marks.size() == said) keep_round(run, session.school);
    });
}

}  // namespace

void pick_in_round(TableSession& session, std::size_t target) {
    in_round(session, [&](TableRun& run) {
        drop_amount(run);
        pick_target(run, target);
    });
}

bool can_pick_in_round(const TableSession& session, const TablePick& pick) {
    const TableRun* run = session.table();
    if (run == nullptr || run->stage == RoundStage::Over) return false;
    if (pick.chip) return run->asks && !is_about_a_place(*run->asks);
    const auto targets = targets_of(*run);
    return std::any_of(targets.begin(), targets.end(),
                       [&](const RoundTarget& target) { return target.who.seat == pick.who.seat; });
}

void pick_in_round(TableSession& session, const TablePick& pick) {
    if (!can_pick_in_round(session, pick)) return;
    const TableRun& run = *session.table();
    if (pick.chip) return type_in_round(session, with_chip(run.typed, *pick.chip));
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].who == pick.who && targets[i].wager == pick.wager)
            return pick_in_round(session, i);
    }
    in_round(session, [&](TableRun& at) {
        drop_amount(at);
        pick_seat(at, pick.who.seat);
    });
}

void do_in_round(TableSession& session, Verb verb) {
    in_round(session,
             [&](TableRun& run) { choose_act(run, verb, session.school, session.library); });
}

void type_in_round(TableSession& session, const std::string& typed) {
    const TableRun* run = session.table();
    if (run == nullptr || !run->asks || run->typed == typed) return;
    session.change([&](TableRun& at) {
        at.typed = typed;
        keep_round(at, session.school);
    });
}

void enter_in_round(TableSession& session, const std::string& typed) {
    session.change([&](TableRun& run) {
        run.typed = typed;
        enter_amount(run, session.school, session.library);
    });
}

bool deal_by_key(TableSession& session, const KeyPress& key, const std::string& typed) {
    bool ours = false;
    in_round(session, [&](TableRun& run) {
        if (run.asks) run.typed = typed;
        ours = press(run, key, session.school, session.library);
    });
    return ours;
}

}  // namespace fairdeal
