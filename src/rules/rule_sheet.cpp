#include "rules/rule_sheet.h"

namespace fairdeal {

bool RuleSheet::knows(ClauseId clause) const {
    return misread_ == nullptr || !misread_->change.ignored || misread_->clause != clause.id;
}

Outcome RuleSheet::take(std::initializer_list<ClauseId> because) const {
    Outcome outcome{Verb::Take, {}, Clauses(because)};
    read(outcome);
    return outcome;
}

Outcome RuleSheet::push(std::initializer_list<ClauseId> because) const {
    Outcome outcome{Verb::Push, {}, Clauses(because)};
    read(outcome);
    return outcome;
}

Outcome RuleSheet::pay(Odds odds, std::initializer_list<ClauseId> because) const {
    Outcome outcome{Verb::Pay, odds, Clauses(because)};
    read(outcome);
    return outcome;
}

Odds RuleSheet::price(ClauseId clause, Odds odds) const {
    if (misread_ == nullptr || misread_->clause != clause.id) return odds;
    return misread_->change.odds.value_or(odds);
}

std::optional<OrderSlip> RuleSheet::order_slip(ClauseId clause) const {
    if (misread_ == nullptr || misread_->clause != clause.id) return std::nullopt;
    return misread_->change.order;
}

TableCard RuleSheet::as_chosen(TableCard card, const Misreading* misread) {
    if (misread == nullptr || !misread->change.option) return card;
    const auto& [name, value] = *misread->change.option;
    if (const OptionSpec* spec = find_option(card.game(), name)) card.set(*spec, value);
    return card;
}

/// As this reader takes the deciding clause to say.
void RuleSheet::read(Outcome& outcome) const {
    if (misread_ == nullptr || misread_->clause != outcome.because.front().id) return;
    if (misread_->change.outcome) outcome.verb = *misread_->change.outcome;
    if (misread_->change.odds) outcome.odds = *misread_->change.odds;
}

}  // namespace fairdeal
