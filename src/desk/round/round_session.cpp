#include "desk/round/round_session.h"

namespace fairdeal {

bool go_on_with_round(RoundSession& session) {
    return session.run && let_guest_act(*session.run, session.school);
}

void look_at_slip(RoundSession& session, std::size_t slip) {
    if (session.run && slip < slips_of(*session.run).size()) session.run->picked = slip;
}

Pressed press_in_round(RoundSession& session, const KeyPress& key, const std::string& typed) {
    if (!session.run) return {};
    const bool ours = deal_by_key(session, key, typed);
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
