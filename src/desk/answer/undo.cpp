#include "desk/answer/undo.h"

#include "desk/answer/draft.h"

namespace fairdeal {

namespace {

/// Puts an answer in the place of what is answered; false, and nothing is changed: it is none.
bool put_back(Practice& practice, const std::string& draft) {
    Practice fresh = start_practice(practice.scenario);
    fresh.examined = practice.examined;
    if (!take_up_draft(fresh, draft)) return false;
    practice.wagers = std::move(fresh.wagers);
    practice.seats = std::move(fresh.seats);
    practice.count = std::move(fresh.count);
    practice.chips = std::move(fresh.chips);
    practice.choices = std::move(fresh.choices);
    practice.chosen = fresh.chosen;
    practice.payments = std::move(fresh.payments);
    practice.payment.reset();
    return true;
}

bool take_step(Practice& practice, std::vector<AnswerStep>& from, std::vector<AnswerStep>& to) {
    if (practice.mark || from.empty()) return false;
    const AnswerStep wanted = from.back();
    std::string now = draft_of(practice);
    if (!put_back(practice, wanted.draft)) return false;
    from.pop_back();
    to.push_back({std::move(now), wanted.row});
    practice.history.typed.reset();
    go_to(practice, wanted.row);
    return true;
}

}  // namespace

void note_change(Practice& practice, const std::string& before, std::optional<std::size_t> field) {
    AnswerHistory& history = practice.history;
    if (draft_of(practice) == before) return;
    // An act that is part of another has noted it already.
    const bool noted = !history.done.empty() && history.done.back().draft == before;
    const bool goes_on = field && history.typed == field && !history.done.empty();
    if (!noted && !goes_on) history.done.push_back({before, practice.current});
    history.typed = field;
    history.undone.clear();
}

void as_one_change(Practice& practice, const std::function<void()>& act) {
    const std::string before = draft_of(practice);
    AnswerHistory history = practice.history;
    act();
    practice.history = std::move(history);
    note_change(practice, before);
    practice.history.typed.reset();
}

bool can_undo(const Practice& practice) { return !practice.mark && !practice.history.done.empty(); }

bool can_redo(const Practice& practice) {
    return !practice.mark && !practice.history.undone.empty();
}

bool undo(Practice& practice) {
    return take_step(practice, practice.history.done, practice.history.undone);
}

bool redo(Practice& practice) {
    return take_step(practice, practice.history.undone, practice.history.done);
}

}  // namespace fairdeal
