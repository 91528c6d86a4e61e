#include "desk/round/round_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// An act that was said, without its card.
std::string act_in_words(const Event& act, Unit unit) {
    const std::string who = place_in_words(act.who);
    if (act.verb == Verb::Deal) return tr("{who} gets a card", "who"_a = who);
    if (act.verb == Verb::Turn) return tr("{who} turns a card up", "who"_a = who);
    if (act.verb == Verb::Peek) return tr("{who} checks the hole card", "who"_a = who);
    return event_in_words(act, unit);
}

/// What was due, "Seat 1 gets the first card".
std::string due_in_words(const ActMark& mark, Unit unit) {
    if (mark.card == 0) return act_in_words(mark.done, unit);
    return tr_of(mark.card == 1 ? sentence("{who} gets the first card")
                                : sentence("{who} gets the second card"),
                 "who"_a = place_in_words(mark.done.who));
}

std::string critical_in_words(CostlyError error) {
    switch (error) {
        case CostlyError::LoserPaid: return tr("Paid a wager that loses");
        case CostlyError::WinnerTaken: return tr("Took a wager that does not lose");
        case CostlyError::ActionOpen: return tr("Settled a wager while the play on it is open");
        case CostlyError::None: break;
    }
    return {};
}

std::vector<std::string> ids_of(const std::vector<ClauseId>& clauses) {
    std::vector<std::string> ids;
    ids.reserve(clauses.size());
    for (const ClauseId clause : clauses) ids.emplace_back(clause.id);
    return ids;
}

RoundSlipScreen slip_screen(const ActMark& mark, Unit unit) {
    RoundSlipScreen slip;
    slip.title = slip_in_words(mark);
    slip.said = tr("You: {act}", "act"_a = act_in_words(mark.said, unit));
    slip.due = tr("Due: {act}", "act"_a = due_in_words(mark, unit));
    slip.clauses = fmt::format("{}", fmt::join(ids_of(mark.because), ", "));
    slip.critical = mark.critical != CostlyError::None;
    slip.spoken = tr_of(slip.critical ? sentence("Critical: {slip}. {said}. {due}. {clauses}")
                                      : sentence("{slip}. {said}. {due}. {clauses}"),
                        "slip"_a = slip.title, "said"_a = slip.said, "due"_a = slip.due,
                        "clauses"_a = slip.clauses);
    return slip;
}

/// The price of a payment that was due and was not made so; empty of anything else.
std::string price_of(const ActMark& mark, const HandRecord& hand) {
    if (mark.done.verb != Verb::Pay) return {};
    const std::string price = price_in_words(hand, mark.done.who, mark.done.wager);
    return price.empty() ? "" : " " + price;
}

void show_feedback(RoundScreen& screen, const ActMark& mark, const HandRecord& hand) {
    const Unit unit = unit_of(hand.header);
    screen.feedback_right = mark.right;
    screen.clauses = ids_of(mark.because);
    if (mark.right) {
        screen.feedback = tr("Right: {act}.", "act"_a = act_in_words(mark.said, unit));
        return;
    }
    screen.feedback = tr("Wrong. {slip}.", "slip"_a = slip_in_words(mark));
    screen.due =
        tr("Done for you: {act}.", "act"_a = due_in_words(mark, unit)) + price_of(mark, hand);
}

void show_turn(RoundScreen& screen, const TableRun& run) {
    screen.your_turn = !run.round.is_over() && !run.round.is_guests_turn();
    const auto& events = run.round.so_far().events;
    const Unit unit = unit_of(run.round.so_far().header);
    if (screen.your_turn)
        screen.prompt = tr("Your turn: what comes now?");
    else
        screen.prompt = events.empty()
                            ? tr("The players bet.")
                            : tr("{event}.", "event"_a = event_in_words(events.back(), unit));
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i)
        screen.targets.push_back({targets[i].words, i == run.target});
    if (run.target >= targets.size()) return;
    const RoundTarget& target = targets[run.target];
    for (const Verb verb : target.acts) {
        const auto& act = action_named(dealer_acts, verb);
        screen.acts.push_back({verb, tip_of(act)});
        if (run.asks != verb) continue;
        screen.asks =
            tr_of(is_about_a_place(verb) ? sentence("{target} \u00b7 {action}: in which place?")
                                         : sentence("{target} \u00b7 {action}: how much?"),
                  "target"_a = target.words, "action"_a = tr(act.label));
    }
    screen.typed = run.typed;
    screen.problem = run.problem;
    if (target.wager != Wager::None)
        screen.table.current = std::pair(target.who, target.wager);
    else if (screen.your_turn)
        screen.table.active = target.who;
}

std::string steps_right(const RoundCount& count) {
    return tr("{right} of {all} steps right", "right"_a = count.right, "all"_a = count.acts);
}

void show_counts(RoundScreen& screen, const TableRun& run) {
    const RoundCount count = count_of(run);
    screen.result = steps_right(count);
    const auto add = [&](const std::string& words) { screen.counts.push_back(words); };
    if (count.amounts > 0)
        add(tr("Amounts: {right} of {all} right", "right"_a = count.right_amounts,
               "all"_a = count.amounts));
    add(tr("Critical errors: {number}", "number"_a = count.critical));
    add(tr("Out of order: {number}", "number"_a = count.out_of_order));
    add(tr("Cards out of turn: {number}", "number"_a = count.out_of_turn));
    add(tr("Steps missed: {missed}, late: {late}, too early: {early}, not needed: {extra}",
           "missed"_a = count.missed, "late"_a = count.late, "early"_a = count.early,
           "extra"_a = count.extra));
    for (const std::size_t slip : slips_of(run))
        screen.slips.push_back(slip_screen(run.marks[slip], unit_of(run.round.so_far().header)));
    if (screen.slips.empty()) screen.empty = tr("Every step came when it was due. Well dealt.");
}

/// The table as it lay when the picked act was said.
void show_moment(RoundScreen& screen, const TableRun& run, const Library& library) {
    const auto slips = slips_of(run);
    if (slips.empty()) return;
    const ActMark& mark = run.marks[slips[std::min(run.picked, slips.size() - 1)]];
    screen.table.step = mark.at;
    if (mark.done.wager != Wager::None)
        screen.table.current = std::pair(mark.done.who, mark.done.wager);
    if (!mark.broken.empty()) screen.prompt = capital(mark.broken);
    if (!mark.because.empty())
        screen.clause = clause_screen(std::string(mark.because.front().id), library,
                                      run.round.so_far().header.card);
}

}  // namespace

std::string slip_in_words(const ActMark& mark) {
    if (mark.critical != CostlyError::None) return critical_in_words(mark.critical);
    switch (mark.slip) {
        case ActSlip::None: break;
        case ActSlip::Amount:
            return mark.done.place != 0 ? tr("The right step, the wrong place")
                                        : tr("The right step, the wrong amount");
        case ActSlip::Order: return tr("Another wager is settled first");
        case ActSlip::Outcome: return tr("The wager is not settled that way");
        case ActSlip::Late: return tr("A wager had to be settled before that");
        case ActSlip::Missed: return tr("A step was skipped");
        case ActSlip::Early: return tr("That comes later");
        case ActSlip::Extra: return tr("That is not needed here");
        case ActSlip::Turn:
            return tr(
                "Out of turn: one card at a time, from the first seat round the table, the "
                "dealer last");
    }
    return {};
}

RoundScreen round_screen(const TableRun& run, const Library& library) {
    RoundScreen screen;
    screen.stage = run.stage;
    screen.heading = run.stage == RoundStage::Over ? tr("The round is dealt") : tr("Deal a round");
    const RoundCount count = count_of(run);
    screen.crumb = std::string(title_of(run.request.game));
    if (run.stage == RoundStage::Dealing) screen.crumb += dot + steps_right(count);
    screen.table.record = run.round.so_far();
    screen.table.step = run.round.so_far().events.size();
    if (run.stage == RoundStage::Over) {
        show_counts(screen, run);
        show_moment(screen, run, library);
        return screen;
    }
    show_turn(screen, run);
    if (run.marks.empty()) return screen;
    show_feedback(screen, run.marks.back(), run.round.so_far());
    if (!run.marks.back().right && !screen.clauses.empty())
        screen.clause =
            clause_screen(screen.clauses.front(), library, run.round.so_far().header.card);
    return screen;
}

}  // namespace fairdeal
