#include "rules/ruling.h"

#include <fmt/format.h>

#include "base/sort.h"

namespace fairdeal {

Event event_of(const Line& line) {
    const Money amount = line.verb == Verb::Push ? Money() : line.amount;
    return {line.who, line.verb, line.wager, amount, line.place, {}, 0};
}

std::string to_text(const Line& line) { return to_text(event_of(line)); }

std::string to_text(const Act& act) {
    if (act.decides) return to_text(act.who) + " decides";
    if (act.remedy) {
        FloorEvent remedy;
        remedy.kind = act.by;
        remedy.who = act.who;
        remedy.verb = *act.remedy;
        return to_text(remedy);
    }
    std::string text = fmt::format("{} {}", to_text(act.who), to_text(act.verb));
    if (act.wager != Wager::None) text += fmt::format(" {}", to_text(act.wager));
    const bool moves_money = act.verb == Verb::Take || act.verb == Verb::Pay ||
                             act.verb == Verb::Return || act.verb == Verb::Tip ||
                             act.verb == Verb::Bet;
    return moves_money ? text + " " + to_text(act.amount) : text;
}

void Ruling::clear() {
    lines.clear();
    undecided.clear();
    complete = false;
    short_bank.is_short = false;
    short_bank.owed.clear();
    next.clear();
    may.clear();
    may_also.clear();
    at_issue.clear();
    breaches.clear();
    notes.clear();
    effects.clear();
    folds_plainly = true;
}

void Ruling::sort_breaches() {
    sort_stably(breaches, [](const Breach& a, const Breach& b) { return a.line < b.line; });
}

void Ruling::leave_order_out() {
    std::erase_if(breaches, [](const Breach& breach) { return breach.of_order; });
    short_bank.is_short = false;
    for (Line& line : lines) line.before_card_after = no_event;
}

std::optional<ClauseId> Ruling::puts_before(std::size_t a, std::size_t b) const {
    const Line& first = lines.at(a);
    const Line& then = lines.at(b);
    const bool both_pay = first.verb == Verb::Pay && then.verb == Verb::Pay;
    if (short_bank.is_short && both_pay && a < b)
        return first.because.empty() ? ClauseId{} : first.because.front();
    if (first.is_urgent() && then.due > first.before_card_after) return first.in_time;
    return std::nullopt;
}

}  // namespace fairdeal
