#include "desk/round/round_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "words/amounts.h"
#include "words/words.h"

namespace fairdeal {

namespace {

/// An act that was said, without its card.
std::string act_in_words(const Event& act, Unit unit) {
    const std::string who = place_in_words(act.who);
    if (act.verb == Verb::Deal) return who + " gets a card";
    if (act.verb == Verb::Turn) return who + " turns a card up";
    if (act.verb == Verb::Peek) return who + " checks the hole card";
    return event_in_words(act, unit);
}

/// What was due, "Seat 1 gets the first card".
std::string due_in_words(const ActMark& mark, Unit unit) {
    if (mark.card == 0) return act_in_words(mark.done, unit);
    return fmt::format("{} gets the {} card", place_in_words(mark.done.who),
                       mark.card == 1 ? "first" : "second");
}

std::string critical_in_words(CostlyError error) {
    switch (error) {
        case CostlyError::LoserPaid: return "Paid a wager that loses";
        case CostlyError::WinnerTaken: return "Took a wager that does not lose";
        case CostlyError::ActionOpen: return "Settled a wager while the play on it is open";
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
    slip.said = "You: " + act_in_words(mark.said, unit);
    slip.due = "Due: " + due_in_words(mark, unit);
    slip.clauses = fmt::format("{}", fmt::join(ids_of(mark.because), ", "));
    slip.critical = mark.critical != CostlyError::None;
    slip.spoken = fmt::format("{}{}. {}. {}. {}", slip.critical ? "Critical: " : "", slip.title,
                              slip.said, slip.due, slip.clauses);
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
        screen.feedback = "Right: " + act_in_words(mark.said, unit) + ".";
        return;
    }
    screen.feedback = "Wrong. " + slip_in_words(mark) + ".";
    screen.due = "Due, and done for you: " + due_in_words(mark, unit) + "." + price_of(mark, hand);
}

void show_turn(RoundScreen& screen, const TableRun& run) {
    screen.your_turn = !run.round.is_over() && !run.round.is_guests_turn();
    const auto& events = run.round.so_far().events;
    const Unit unit = unit_of(run.round.so_far().header);
    if (screen.your_turn)
        screen.prompt = "Your turn: what comes now?";
    else
        screen.prompt =
            events.empty() ? "The guests bet." : event_in_words(events.back(), unit) + ".";
    const auto targets = targets_of(run);
    for (std::size_t i = 0; i < targets.size(); ++i)
        screen.targets.push_back({targets[i].words, i == run.target});
    if (run.target >= targets.size()) return;
    const RoundTarget& target = targets[run.target];
    for (const RoundAction& action : target.actions) {
        const char key = static_cast<char>(action.key - 'a' + 'A');
        screen.actions.push_back({action.verb, fmt::format("{} ({})", action.label, key)});
        if (run.asks != action.verb) continue;
        const bool place = is_about_a_place(action.verb);
        screen.asks = fmt::format("{} \u00b7 {}: {}", target.words, action.label,
                                  place ? "in which place?" : "how much?");
    }
    screen.typed = run.typed;
    screen.problem = run.problem;
    if (target.wager != Wager::None)
        screen.table.current = std::pair(target.who, target.wager);
    else if (screen.your_turn)
        screen.table.active = target.who;
}

void show_counts(RoundScreen& screen, const TableRun& run) {
    const RoundCount count = count_of(run);
    screen.result = fmt::format("{} of {} steps right", count.right, count.acts);
    const auto add = [&](const std::string& words) { screen.counts.push_back(words); };
    if (count.amounts > 0)
        add(fmt::format("Amounts: {} of {} right", count.right_amounts, count.amounts));
    add(fmt::format("Critical errors: {}", count.critical));
    add(fmt::format("Out of order: {}", count.out_of_order));
    add(fmt::format("Cards out of turn: {}", count.out_of_turn));
    add(fmt::format("Steps missed: {}, late: {}, too early: {}, not needed: {}", count.missed,
                    count.late, count.early, count.extra));
    for (const std::size_t slip : slips_of(run))
        screen.slips.push_back(slip_screen(run.marks[slip], unit_of(run.round.so_far().header)));
    if (screen.slips.empty()) screen.empty = "Every step came when it was due. Well dealt.";
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
            return mark.done.place != 0 ? "The right step, the wrong place"
                                        : "The right step, the wrong amount";
        case ActSlip::Order: return "Another wager is settled first";
        case ActSlip::Outcome: return "The wager is not settled that way";
        case ActSlip::Late: return "A wager had to be settled before that";
        case ActSlip::Missed: return "A step was skipped";
        case ActSlip::Early: return "That comes later";
        case ActSlip::Extra: return "That is not needed here";
        case ActSlip::Turn:
            return "Out of turn: one card at a time, from the first seat round the table, the "
                   "dealer last";
    }
    return {};
}

RoundScreen round_screen(const TableRun& run, const Library& library) {
    RoundScreen screen;
    screen.stage = run.stage;
    screen.heading = run.stage == RoundStage::Over ? "The round is dealt" : "Deal a round";
    const RoundCount count = count_of(run);
    screen.crumb = std::string(title_of(run.game));
    if (run.stage == RoundStage::Dealing)
        screen.crumb += fmt::format(" \u00b7 {} of {} steps right", count.right, count.acts);
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
