#include "desk/round/table_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/text.h"
#include "base/translation.h"
#include "desk/answer/practice.h"
#include "desk/school/taught.h"
#include "picture/cards/chips.h"
#include "questions/asked.h"
#include "words/words.h"

namespace fairdeal {

namespace {

constexpr Millis act_norm = 8000;      // what an act should take
constexpr Millis amount_norm = 12000;  // with an amount to be typed

/// The last act is kept as "round GAME STARTED SEED ACT LEVEL SIDES OPTIONS", from which the round
/// is dealt again; OPTIONS are those of the house's table card, if it has one in force. Older
/// builds wrote neither LEVEL nor SIDES.
std::string kept_as(const TableRun& run) {
    const RoundRequest& round = run.request;
    return fmt::format("round {} {} {} {} {} {}{}", to_text(round.game), run.started, round.seed,
                       run.marks.size() - 1, round.level, to_text(round.sides),
                       options_after(round));
}

/// How many rounds of a game somebody has dealt, at least one act of each.
std::size_t rounds_dealt(const SchoolSession& session, Game game) {
    std::set<std::string> started;
    const std::string prefix = fmt::format("round {} ", to_text(game));
    for (const GivenAnswer& answer : session.school->answers_of(session.who)) {
        if (answer.item.starts_with(prefix))
            started.insert(answer.item.substr(
                prefix.size(), answer.item.find(' ', prefix.size()) - prefix.size()));
    }
    return started.size();
}

/// The last act, with the round after it; where no clause decides the round alone.
void keep_last(const TableRun& run, Millis took, SchoolSession& session, const Library& library) {
    const ActMark& mark = run.marks.back();
    GivenAnswer answer;
    answer.clauses = clauses_behind(mark.because, run.request.game, library);
    if (answer.clauses.empty()) return keep_round(run, session);
    answer.source = AnswerSource::Drill;
    answer.game = run.request.game;
    answer.kind = to_text(mark.done.verb == Verb::Pay     ? QuestionKind::Amount
                          : is_settlement(mark.done.verb) ? QuestionKind::Outcome
                                                          : QuestionKind::Next);
    answer.item = kept_as(run);
    answer.right = mark.right;
    answer.steps_wrong = mark.right ? 0 : 1;
    answer.said = to_text(mark.said);
    answer.took = took;
    answer.norm = mark.asks_amount ? amount_norm : act_norm;
    keep_answer_in_run(session, std::move(answer), unfinished_of(run, run.shown));
}

void look_whether_over(TableRun& run, SchoolSession& session) {
    if (run.stage == RoundStage::Over || !run.round.is_over()) return;
    run.stage = RoundStage::Over;
    if (run.of_shift.empty()) drop_unfinished(session, "round");
}

void say(TableRun& run, Event said, SchoolSession& session, const Library& library) {
    run.asks.reset();
    run.typed.clear();
    run.problem.clear();
    run.marks.push_back(run.round.act(std::move(said)));
    const Millis now = session.clock.now();
    const Millis took = now - run.shown;
    run.shown = now;
    pick_next(run);
    keep_last(run, took, session, library);
    look_whether_over(run, session);
}

/// The picked target if it offers the act, else the only one that does; for a card, the next hand
/// to get one.
std::optional<std::size_t> only_target_for(const TableRun& run, Verb verb) {
    const auto targets = targets_of(run);
    std::optional<std::size_t> only;
    int found = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (!offers(targets[i], verb)) continue;
        if (i == run.target) return i;
        only = i;
        ++found;
    }
    if (found > 1 && verb == Verb::Deal) return next_for_card(run);
    return found == 1 ? only : std::nullopt;
}

/// Says why a letter does nothing: of none or of several can this be said. False: it is never said
/// in this game.
bool refuse(TableRun& run, const Action<Verb>& act) {
    const auto targets = targets_of(run);
    const bool several = std::any_of(targets.begin(), targets.end(),
                                     [&](const auto& target) { return offers(target, act.name); });
    run.problem = tr_of(several ? sentence("{action}: pick the hand or wager first.")
                                : sentence("{action}: nothing on the table can be said that of."),
                        "action"_a = tr(act.label));
    return true;
}

/// Enter takes nothing from the dealer. False: the round is over.
bool refuse_to_pass(TableRun& run) {
    if (run.stage == RoundStage::Over) return false;
    run.problem = tr("It is your turn: say what comes now.");
    return true;
}

bool can_pick(const TableRun& run) { return is_dealers_turn(run) && !run.asks; }

}  // namespace

bool offers(const RoundTarget& target, Verb verb) {
    return std::find(target.acts.begin(), target.acts.end(), verb) != target.acts.end();
}

bool is_dealers_turn(const TableRun& run) {
    return run.stage == RoundStage::Dealing && !run.round.is_over() && !run.round.is_guests_turn();
}

RoundRequest next_round(const SchoolSession& session, const Library& library, Game game) {
    constexpr std::size_t rounds_of_a_level = 2;
    constexpr int any_wagers = 4;  // from this level on
    RoundRequest next{game, static_cast<std::uint64_t>(session.clock.now())};
    const std::size_t level = 1 + rounds_dealt(session, game) / rounds_of_a_level;
    if (const TableCard card = house_card(library, game); card != TableCard(game)) next.card = card;
    next.level = static_cast<int>(std::min<std::size_t>(level, busiest));
    if (next.level < any_wagers)
        next.sides = wagers_decided_by(game, taught_to(session, library, session.who));
    return next;
}

TableRun dealt_round(const RoundRequest& request, Millis now) {
    TableRun run{
        request, RoundStage::Dealing, now, now, TableRound(deal_round(request)), {}, 0, {}, {}, {},
        0};
    pick_next(run);
    return run;
}

TableRun start_round(SchoolSession& session, const Library& library, Game game) {
    TableRun run = dealt_round(next_round(session, library, game), session.clock.now());
    keep_round(run, session);
    return run;
}

void keep_round(const TableRun& run, SchoolSession& session) {
    if (run.stage == RoundStage::Over) return;
    const Millis now = session.clock.now();
    keep_unfinished(session, unfinished_of(run, now));
}

bool let_guest_act(TableRun& run, SchoolSession& session) {
    if (run.stage == RoundStage::Over || !run.round.is_guests_turn()) return false;
    run.round.guest_acts();
    run.shown = session.clock.now();
    pick_next(run);
    look_whether_over(run, session);
    return true;
}

std::optional<std::size_t> target_for(const TableRun& run, const Event& act) {
    Wager wager = act.wager;
    if (act.verb == Verb::Tip) wager = Wager::SuperTie;
    if (act.verb == Verb::Offer) wager = Wager::None;
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (targets[i].who == act.who && targets[i].wager == wager && offers(targets[i], act.verb))
            return i;
    }
    return std::nullopt;
}

void pick_next(TableRun& run) {
    if (!run.asks) pick_target(run, next_for_card(run).value_or(run.target));
}

void pick_target(TableRun& run, std::size_t target) {
    const std::size_t count = targets_of(run).size();
    run.target = std::min(target, count == 0 ? 0 : count - 1);
}

void pick_seat(TableRun& run, int seat) {
    const auto targets = targets_of(run);
    for (std::size_t i = 1; i <= targets.size(); ++i) {
        const std::size_t at = (run.target + i) % targets.size();
        if (targets[at].who.seat == seat) return pick_target(run, at);
    }
}

bool wants_amount(Verb verb) {
    return verb == Verb::Pay || verb == Verb::Take || verb == Verb::Return || verb == Verb::Tip ||
           verb == Verb::Bet || is_about_a_place(verb);
}

void choose_act(TableRun& run, Verb verb, SchoolSession& session, const Library& library) {
    if (!is_dealers_turn(run)) return;
    const auto targets = targets_of(run);
    if (run.target >= targets.size() || !offers(targets[run.target], verb)) return;
    const RoundTarget& target = targets[run.target];
    if (wants_amount(verb)) {
        const bool whole = verb == Verb::Take || verb == Verb::Return;
        run.asks = verb;
        run.typed = whole ? to_text(target.stake) : "";
        run.problem.clear();
        return;
    }
    say(run, {target.who, verb, target.wager, {}, 0, {}, 0}, session, library);
}

void enter_amount(TableRun& run, SchoolSession& session, const Library& library) {
    if (!run.asks || !is_dealers_turn(run)) return;
    const RoundTarget target = targets_of(run).at(run.target);
    Event said{target.who, *run.asks, target.wager, {}, 0, {}, 0};
    if (said.verb == Verb::Tip) said.wager = Wager::None;
    if (is_about_a_place(said.verb)) {
        const auto place = typed_number(run.typed);
        if (!place || *place < 1 || *place > highest_seat) {
            run.problem = tr("In which place, 1 to 9?");
            return;
        }
        said.place = *place;
        return say(run, said, session, library);
    }
    const auto amount = typed_amount(run.typed);
    if (!amount) {
        run.problem = run.typed.empty()
                          ? tr("How much?")
                          : tr("{typed} is not an amount", "typed"_a = in_quotes(run.typed));
        return;
    }
    said.amount = *amount;
    say(run, said, session, library);
}

void drop_amount(TableRun& run) {
    run.asks.reset();
    run.typed.clear();
    run.problem.clear();
}

bool apply(TableRun& run, RoundAction action, SchoolSession& session, const Library& library) {
    const auto pick = [&](std::size_t target) {
        if (!can_pick(run)) return false;
        pick_target(run, target);
        return true;
    };
    switch (action) {
        case RoundAction::Up: return pick(run.target == 0 ? 0 : run.target - 1);
        case RoundAction::Down: return pick(run.target + 1);
        case RoundAction::First: return pick(0);
        case RoundAction::Last: return pick(static_cast<std::size_t>(-1));
        case RoundAction::Enter:
            if (run.asks) return enter_amount(run, session, library), true;
            [[fallthrough]];
        case RoundAction::PassGuests:
            if (!let_guest_act(run, session)) return refuse_to_pass(run);
            while (let_guest_act(run, session)) continue;
            return true;
        case RoundAction::Cut: return cut(run, session);
        case RoundAction::Back:
            if (!run.asks) return false;
            return drop_amount(run), true;
        case RoundAction::PickSeat:
        case RoundAction::Again: break;
    }
    return false;
}

bool can_cut(const TableRun& run) {
    const auto typed = typed_amount(run.typed);
    return run.asks == Verb::Pay && typed && !typed->is_zero();
}

bool cut(TableRun& run, SchoolSession& session) {
    if (!can_cut(run)) return false;
    const Money paid = *typed_amount(run.typed);
    const Money left = paid - chips_of(paid).back();
    run.typed = left.is_zero() ? "" : as_typed(left);
    keep_round(run, session);
    return true;
}

bool press(TableRun& run, const KeyPress& key, SchoolSession& session, const Library& library) {
    if (!run.asks) run.problem.clear();
    if (const auto* walk = action_of(round_walk, key))
        return apply(run, walk->name, session, library);
    if (const auto* action = action_of(round_actions, key))
        return apply(run, action->name, session, library);
    if (!can_pick(run) || key.control || key.name != KeyName::Character) return false;
    if (is_digit(key.character)) return pick_seat(run, key.character - '0'), true;
    const auto* act = action_of(dealer_acts, key);
    if (act == nullptr) return false;
    const auto target = only_target_for(run, act->name);
    if (!target) return refuse(run, *act);
    run.problem.clear();
    pick_target(run, *target);
    choose_act(run, act->name, session, library);
    return true;
}

RoundCount count_of(const TableRun& run) {
    const auto times = [&](const auto& holds) {
        return static_cast<int>(std::count_if(run.marks.begin(), run.marks.end(), holds));
    };
    const auto slips = [&](ActSlip slip) {
        return times([&](const ActMark& mark) { return mark.slip == slip; });
    };
    RoundCount count;
    count.acts = static_cast<int>(run.marks.size());
    count.right = times([](const ActMark& mark) { return mark.right; });
    count.amounts = times([](const ActMark& mark) { return mark.asks_amount; });
    count.right_amounts =
        times([](const ActMark& mark) { return mark.asks_amount && mark.right_amount; });
    count.critical = times([](const ActMark& mark) { return mark.critical != CostlyError::None; });
    count.out_of_order = slips(ActSlip::Order);
    count.out_of_turn = slips(ActSlip::Turn);
    count.missed = slips(ActSlip::Missed);
    count.late = slips(ActSlip::Late);
    count.early = slips(ActSlip::Early);
    count.extra = slips(ActSlip::Extra);
    return count;
}

std::vector<std::size_t> slips_of(const TableRun& run) {
    std::vector<std::size_t> slips;
    for (std::size_t i = 0; i < run.marks.size(); ++i) {
        if (!run.marks[i].right) slips.push_back(i);
    }
    return slips;
}

}  // namespace fairdeal
