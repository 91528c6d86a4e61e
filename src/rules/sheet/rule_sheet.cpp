#include "rules/sheet/rule_sheet.h"

#include <algorithm>

namespace fairdeal {

namespace {

using Asked = std::vector<AskedClause>;

/// Notes that a clause was asked for, if this is what the misreading is for.
void note(const Misreading& misread, Asked ClausesAsked::*what, ClauseId clause) {
    if (misread.asked == nullptr) return;
    Asked& asked = misread.asked->*what;
    auto found = std::find_if(asked.begin(), asked.end(),
                              [&](const AskedClause& one) { return one.clause == clause.id; });
    if (found == asked.end()) found = asked.insert(found, {clause.id, 0});
    found->wagers = static_cast<WagerSet>(found->wagers | set_of(misread.asked->settling));
}

}  // namespace

bool RuleSheet::still_knows(ClauseId clause) const {
    note(*misread_, &ClausesAsked::known, clause);
    return !misread_->change.ignored || misread_->clause != clause.id;
}

Outcome RuleSheet::take(ClauseId because) const {
    Outcome outcome{Verb::Take, {}, {}};
    if (misread_ != nullptr) read(outcome, because);
    if (wants_reasons()) outcome.because.push_back(because);
    return outcome;
}

void RuleSheet::read(Outcome& outcome, const Payment& payment, ClauseId decides) const {
    for (const ClauseId clause : payment.priced_by) {
        if (!clause.id.empty()) outcome.odds = misread_price(clause, outcome.odds);
    }
    read(outcome, decides);
}

void RuleSheet::note_known(ClauseId clause) const {
    if (misread_ != nullptr) note(*misread_, &ClausesAsked::known, clause);
}

void RuleSheet::note_row(std::string_view section, std::size_t row) const {
    if (misread_ == nullptr || misread_->asked == nullptr) return;
    auto& rows = misread_->asked->rows;
    const RowAsked asked{section, row};
    if (std::find(rows.begin(), rows.end(), asked) == rows.end()) rows.push_back(asked);
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

void RuleSheet::choose_otherwise() {
    const auto& [name, value] = *misread_->change.option;
    own_card_ = *card_;
    own_card_->set(name, value);
    card_ = &*own_card_;
}

/// As this reader takes the deciding clause to say.
void RuleSheet::read(Outcome& outcome, ClauseId decides) const {
    note(*misread_, &ClausesAsked::decided, decides);
    if (misread_->clause != decides.id) return;
    if (misread_->change.outcome) outcome.verb = *misread_->change.outcome;
    if (misread_->change.odds) outcome.odds = *misread_->change.odds;
}

}  // namespace fairdeal
