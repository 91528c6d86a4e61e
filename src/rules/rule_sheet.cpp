#include "rules/rule_sheet.h"

#include <algorithm>

namespace fairdeal {

namespace {

using Asked = std::vector<std::string_view>;

/// Notes that a clause was asked for, if this is what the misreading is for.
void note(const Misreading& misread, Asked ClausesAsked::*what, ClauseId clause) {
    if (misread.asked == nullptr) return;
    Asked& asked = misread.asked->*what;
    if (std::find(asked.begin(), asked.end(), clause.id) == asked.end()) asked.push_back(clause.id);
}

}  // namespace

bool RuleSheet::still_knows(ClauseId clause) const {
    note(*misread_, &ClausesAsked::known, clause);
    return !misread_->change.ignored || misread_->clause != clause.id;
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

Odds RuleSheet::misread_price(ClauseId clause, Odds odds) const {
    note(*misread_, &ClausesAsked::priced, clause);
    if (misread_->clause != clause.id) return odds;
    return misread_->change.odds.value_or(odds);
}

std::optional<OrderSlip> RuleSheet::misread_order(ClauseId clause) const {
    note(*misread_, &ClausesAsked::ordered, clause);
    if (misread_->clause != clause.id) return std::nullopt;
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
    if (misread_ == nullptr) return;
    note(*misread_, &ClausesAsked::decided, outcome.because.front());
    if (misread_->clause != outcome.because.front().id) return;
    if (misread_->change.outcome) outcome.verb = *misread_->change.outcome;
    if (misread_->change.odds) outcome.odds = *misread_->change.odds;
}

}  // namespace fairdeal
