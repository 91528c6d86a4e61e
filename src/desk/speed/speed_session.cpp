#include "desk/speed/speed_session.h"

#include <algorithm>
#include <tuple>

namespace fairdeal {

namespace {

/// The game that stands so many places after that of the run; at the ends the last one.
Game game_beside(const SpeedSession& session, std::ptrdiff_t step) {
    const auto games = games_of(session.library);
    const auto at = std::find(games.begin(), games.end(), session.run->game) - games.begin();
    const auto last = static_cast<std::ptrdiff_t>(games.size()) - 1;
    return games.at(static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + step, 0, last)));
}

/// What is counted, as it is typed, with one chip more; what cannot be read stays as it is.
std::string with_one_chip(const std::string& typed, Money chip) {
    std::optional<ChipPiles> chips{ChipPiles()};
    if (!typed.empty()) chips = chips_from(typed);
    if (!chips) return typed;
    const auto at = std::find_if(chips->begin(), chips->end(),
                                 [&](const ChipPile& pile) { return pile.value <= chip; });
    if (at != chips->end() && at->value == chip)
        ++at->count;
    else
        chips->insert(at, {chip, 1});
    return to_text(*chips);
}

/// By the card that the house has in force.
SpeedRun ready_in_house(const SpeedSession& session, Game game, SpeedLevel level,
                        QuestionKind asks) {
    SpeedRun run = ready_run(session.school, game, level, asks);
    run.card = house_card(session.library, game);
    return run;
}

}  // namespace

void prepare_speed(SpeedSession& session) {
    session.sheet_code.clear();
    session.run =
        ready_in_house(session, session.drill.game, SpeedLevel::Table, QuestionKind::Amount);
}

void choose_speed(SpeedSession& session, Game game, SpeedLevel level, QuestionKind asks) {
    if (!session.run || session.run->stage != SpeedStage::Ready) return;
    session.drill = {game, {}, session.drill.kinds, session.drill.level};
    session.run = ready_in_house(session, game, level, asks);
}

void start_speed(SpeedSession& session) {
    if (session.run) start_run(*session.run, session.school);
}

void type_payout(SpeedSession& session, const std::string& typed) {
    if (!session.run || session.run->typed == typed) return;
    session.run->typed = typed;
    keep_payouts(*session.run, session.school);
}

bool can_pick_payout(const SpeedSession& session, const TablePick& pick) {
    if (!pick.chip || !session.run || session.run->stage != SpeedStage::Running) return false;
    const ChipPiles& tray = session.run->ahead.front().scenario.question.tray;
    return session.run->asks == QuestionKind::Amount ||
           std::any_of(tray.begin(), tray.end(),
                       [&](const ChipPile& pile) { return pile.value == *pick.chip; });
}

void pick_payout(SpeedSession& session, const TablePick& pick) {
    if (!can_pick_payout(session, pick)) return;
    const std::string& typed = session.run->typed;
    const bool chips = session.run->asks == QuestionKind::Chips;
    type_payout(session, chips ? with_one_chip(typed, *pick.chip) : with_chip(typed, *pick.chip));
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
    session.run = ready_in_house(session, run.game, run.level, run.asks);
}

std::optional<Destination> look_at_payout(SpeedSession& session, std::size_t row) {
    if (!session.run || session.run->stage != SpeedStage::Over) return std::nullopt;
    const auto rows = worth_a_look(*session.run);
    if (row >= rows.size()) return std::nullopt;
    session.run->picked = row;
    return PayoutAgain{rows[row]};
}

std::optional<SpeedAction> action_of(const SpeedSession& session, const KeyPress& key) {
    if (!session.run) return std::nullopt;
    const auto named = [&](const auto& table) {
        const auto* action = action_of(table, key);
        return action == nullptr ? std::nullopt : std::optional(action->name);
    };
    switch (session.run->stage) {
        case SpeedStage::Ready: return named(speed_ready_actions);
        case SpeedStage::Running: return named(speed_running_actions);
        case SpeedStage::Over: return named(speed_sheet_actions);
    }
    return std::nullopt;
}

std::optional<Destination> apply(SpeedSession& session, SpeedAction action) {
    if (!session.run) return std::nullopt;
    const auto [game, level, asks] =
        std::tuple(session.run->game, session.run->level, session.run->asks);
    switch (action) {
        case SpeedAction::Start: start_speed(session); break;
        case SpeedAction::GameBefore:
            choose_speed(session, game_beside(session, -1), level, asks);
            break;
        case SpeedAction::GameAfter:
            choose_speed(session, game_beside(session, 1), level, asks);
            break;
        case SpeedAction::WithTable: choose_speed(session, game, SpeedLevel::Table, asks); break;
        case SpeedAction::PriceOnly: choose_speed(session, game, SpeedLevel::Price, asks); break;
        case SpeedAction::Amounts: choose_speed(session, game, level, QuestionKind::Amount); break;
        case SpeedAction::Chips: choose_speed(session, game, level, QuestionKind::Chips); break;
        case SpeedAction::PaySheet:
        case SpeedAction::SheetAgain:
        case SpeedAction::PayTable: break;
        case SpeedAction::Letter:
            session.paper = session.paper == Paper::A4 ? Paper::Letter : Paper::A4;
            break;
        case SpeedAction::Enter:
            answer_payout(*session.run, session.school, session.library);
            break;
        case SpeedAction::LookAgain: return look_at_payout(session, session.run->picked);
        case SpeedAction::Repeat: speed_once_more(session); break;
        case SpeedAction::Leave: leave_speed(session); break;
    }
    return std::nullopt;
}

SpeedScreen screen_of(const SpeedSession& session) {
    return speed_screen(*session.run, session.school, session.library);
}

}  // namespace fairdeal
