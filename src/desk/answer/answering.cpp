#include "desk/answer/answering.h"

#include "desk/answer/answer_actions.h"

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

void Answering::pick(Who who, Wager wager) {
    change([&](Practice& practice) {
        for (std::size_t i = 0; i < practice.wagers.size(); ++i) {
            const WagerAnswer& answer = practice.wagers[i];
            if (answer.who == who && answer.wager == wager) go_to(practice, i);
        }
    });
}

}  // namespace fairdeal
