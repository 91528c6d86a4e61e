#include "desk/answer/answering.h"

#include "desk/answer/answer_actions.h"
#include "desk/answer/chip_moves.h"

namespace fairdeal {

void Answering::apply(AnswerAction action) {
    if (action == AnswerAction::Check) return check();
    if (action == AnswerAction::Next) return next();
    if (action == AnswerAction::PayTable) {
        toggle_pay_table();
        return;
    }
    change([action](Practice& practice) { fairdeal::apply(practice, action, {}); });
}

bool Answering::press_beside(const KeyPress& key) {
    const auto* action = action_of(answer_actions, key);
    return action != nullptr && action->name == AnswerAction::PayTable && toggle_pay_table();
}

void Answering::pick(const TablePick& pick) {
    change([&](Practice& practice) { fairdeal::pick(practice, pick); });
}

bool Answering::can_pick(const TablePick& pick) {
    const Practice* shown = practice();
    return shown != nullptr && fairdeal::can_pick(*shown, pick);
}

bool Answering::can_carry(const ChipPlace& from) {
    const Practice* shown = practice();
    return shown != nullptr && fairdeal::can_carry(*shown, from);
}

std::string Answering::move_in_words(const ChipMove& move) {
    const Practice* shown = practice();
    return shown == nullptr ? "" : fairdeal::move_in_words(*shown, move);
}

void Answering::move_chips(const ChipMove& move) {
    change([&](Practice& practice) { fairdeal::move_chips(practice, move); });
}

}  // namespace fairdeal
