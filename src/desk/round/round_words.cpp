#include "desk/round/round_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/translation.h"
#include "picture/cards/chips.h"
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

/// With the question of an open point ahead of the reading, which answers it: "Yes, 1:1 at once."
ClauseScreen clause_that_decides(const std::string& id, const Library& library,
                                 const TableCard& card) {
    ClauseScreen clause = clause_screen(id, library, card);
    if (clause.open_point) clause.text = clause.heading + " " + clause.text;
    return clause;
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

/// The price of a payment that was due and was not made so; empty of anything else.
std::string price_of(const ActMark& mark, const HandRecord& hand) {
    if (mark.done.verb != Verb::Pay) return {};
    const std::string price = price_in_words(hand, mark.done.who, mark.done.wager);
    return price.empty() ? "" : " " + price;
}

void show_feedback(RoundScreen& screen, const ActMark& mark, const HandRecord& hand,
                   const Library& library) {
    const Unit unit = unit_of(hand.header);
    screen.feedback_right = mark.right;
    screen.clauses = named_clauses(library, mark.because);
    if (mark.right) {
        screen.feedback = tr("Right: {act}.", "act"_a = act_in_words(mark.said, unit));
        return;
    }
    screen.feedback = tr("Wrong. {slip}.", "slip"_a = slip_in_words(mark));
    screen.due =
        tr("Done for you: {act}.", "act"_a = due_in_words(mark, unit)) + price_of(mark, hand);
}

/// What is being paid lies beside its wager, with its sum.
void show_paid(RoundScreen& screen, const TableRun& run, const RoundTarget& target, Unit unit) {
    const auto typed = typed_amount(run.typed);
    if (run.asks != Verb::Pay || !typed || typed->is_zero()) return;
    screen.table.said.push_back({target.who, target.wager, chips_of(*typed)});
    screen.table.notes.push_back(
        {target.who, target.wager, true, call_in_words(Call::Pay, brief_amount(*typed, unit))});
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
    show_paid(screen, run, target, unit);
    screen.typed = run.typed;
    screen.problem = run.problem;
    if (target.wager != Wager::None)
        screen.table.current = std::pair(target.who, target.wager);
    else if (screen.your_turn)
        screen.table.active = target.who;
}

void show_counts(RoundScreen& screen, const TableRun& run, const Library& library) {
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
        screen.slips.push_back(slip_screen(run.marks[slip], run.round.so_far(), library));
    if (screen.slips.empty()) screen.empty = tr("Every step came when it was due. Well dealt.");
}

/// The moment of the picked slip.
void show_picked(RoundScreen& screen, const TableRun& run, const Library& library) {
    const auto slips = slips_of(run);
    if (slips.empty()) return;
    const ActMark& mark = run.marks[slips[std::min(run.picked, slips.size() - 1)]];
    show_moment(screen, mark, run.round.so_far(), library);
}

}  // namespace

std::string words_of_first(const std::vector<ClauseId>& clauses, const HandRecord& hand,
                           const Library& library) {
    if (clauses.empty()) return {};
    return clause_that_decides(std::string(clauses.front().id), library, hand.header.card).text;
}

std::string steps_right(const RoundCount& count) {
    return tr("{right} of {all} steps right", "right"_a = count.right, "all"_a = count.acts);
}

std::string spoken_of(const RoundSlipScreen& slip) {
    std::string words = tr_of(slip.critical ? sentence("Critical: {slip}. {said}. {due}.")
                                            : sentence("{slip}. {said}. {due}."),
                              "slip"_a = slip.title, "said"_a = slip.said, "due"_a = slip.due);
    for (const std::string& more : {slip.clause, to_text(slip.clauses)})
        words += (more.empty() ? "" : " ") + more;
    return words;
}

RoundSlipScreen slip_screen(const ActMark& mark, const HandRecord& hand, const Library& library) {
    const Unit unit = unit_of(hand.header);
    RoundSlipScreen slip;
    slip.title = slip_in_words(mark);
    slip.said = tr("You: {act}", "act"_a = act_in_words(mark.said, unit));
    slip.due = tr("Due: {act}", "act"_a = due_in_words(mark, unit));
    slip.clause = words_of_first(mark.because, hand, library);
    slip.clauses = named_clauses(library, mark.because);
    slip.critical = mark.critical != CostlyError::None;
    slip.spoken = spoken_of(slip);
    return slip;
}

void show_act(RoundScreen& screen, const ActMark& mark, const HandRecord& hand,
              const Library& library) {
    show_feedback(screen, mark, hand, library);
    if (!mark.right && !screen.clauses.empty())
        screen.clause = clause_that_decides(screen.clauses.front().id, library, hand.header.card);
}

void show_moment(RoundScreen& screen, const ActMark& mark, const HandRecord& hand,
                 const Library& library) {
    screen.table.record = hand;
    screen.table.step = mark.at;
    if (mark.done.wager != Wager::None)
        screen.table.current = std::pair(mark.done.who, mark.done.wager);
    if (!mark.broken.empty()) screen.prompt = capital(mark.broken);
    screen.clauses = named_clauses(library, mark.because);
    if (!mark.because.empty())
        screen.clause = clause_that_decides(screen.clauses.front().id, library, hand.header.card);
}

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
        show_counts(screen, run, library);
        show_picked(screen, run, library);
        return screen;
    }
    show_turn(screen, run);
    if (!run.marks.empty()) show_act(screen, run.marks.back(), run.round.so_far(), library);
    return screen;
}

}  // namespace fairdeal
