#include "desk/speed/speed_session.h"

namespace fairdeal {

void make_ready(SpeedSession& session) {
    session.run = ready_run(session.school, session.drill.game, SpeedLevel::Table);
}

void choose_speed(SpeedSession& session, Game game, SpeedLevel level, QuestionKind asks) {
    if (!session.run || session.run->stage != SpeedStage::Ready) return;
    session.drill = {game, {}, session.drill.kinds};
    session.run = ready_run(session.school, game, level, asks);
}

void start_speed(SpeedSession& session) {
    if (session.run) start_run(*session.run, session.school);
}

void type_payout(SpeedSession& session, const std::string& typed) {
    if (!session.run || session.run->typed == typed) return;
    session.run->typed = typed;
    keep_payouts(*session.run, session.school);
}

void enter_payout(SpeedSession& session, const std::string& typed) {
    if (!session.run) return;
    session.run->typed = typed;
    answer_payout(*session.run, session.school, session.library);
}

bool look_after_speed(SpeedSession& session) {
    if (!session.run) return false;
    if (look_at_clock(*session.run, session.school)) return true;
    keep_clock(*session.run, session.school);
    deal_ahead(*session.run);
    return false;
}

void leave_speed(SpeedSession& session) {
    if (!session.run) return;
    if (session.run->stage == SpeedStage::Running) return end_run(*session.run, session.school);
    session.run.reset();
}

void speed_once_more(SpeedSession& session) {
    if (!session.run) return;
    const SpeedRun& run = *session.run;
    session.run = ready_run(session.school, run.game, run.level, run.asks);
}

std::optional<Destination> look_at_payout(SpeedSession& session, std::size_t row) {
    if (!session.run || session.run->stage != SpeedStage::Over) return std::nullopt;
    const auto rows = worth_a_look(*session.run);
    if (row >= rows.size()) return std::nullopt;
    session.run->picked = row;
    return PayoutAgain{rows[row]};
}

SpeedScreen screen_of(const SpeedSession& session) {
    return speed_screen(*session.run, session.school);
}

}  // namespace fairdeal
