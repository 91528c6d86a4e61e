#include "games/breakout/sheet.h"

#include "games/breakout/clauses.h"

namespace fairdeal {

namespace {

BreakoutHouse house_of(const TableCard& card) {
    return {
        .base = base_house_of(card),
        .dealer_bj_pays = card.price(Option::DealerBjPays),
        .dealer_win_pays = card.price(Option::DealerWinPays),
        .super_tie_min = card.amount(Option::SuperTieMin),
        .bust17_soft = card.is_yes(Option::Bust17Soft),
        .sweet17_soft = card.is_yes(Option::Sweet17Soft),
        .pair_by = card.choice<PairBy>(Option::PairBy),
        .suited_by = card.choice<SuitedBy>(Option::SuitedBy),
        .pair_up_both = card.choice<PairUpBoth>(Option::PairUpBoth),
        .pair_up_rows = card.choice<PairUpRows>(Option::PairUpRows),
        .tip_from = card.choice<TipFrom>(Option::TipFrom),
        .super_tie_short = card.choice<Unallowed>(Option::SuperTieShort),
        .illegal_side = card.choice<Unallowed>(Option::IllegalSide),
        .bj_vs_21 = card.choice<BlackjackVs21>(Option::BjVs21),
        .no_hole_loses_all = card.is_yes(Option::NoHoleLosesAll),
        .natural_stays_live = card.is_yes(Option::NaturalStaysLive),
    };
}

/// The card with the one choice changed that the misreading changes, if that is what it does.
TableCard as_chosen(TableCard card, const Misreading* misread) {
    if (misread == nullptr || !misread->change.option) return card;
    const auto& [name, value] = *misread->change.option;
    if (const OptionSpec* spec = find_option(card.game(), name)) card.set(*spec, value);
    return card;
}

}  // namespace

BreakoutSheet::BreakoutSheet(const TableCard& card, const Misreading* misread)
    : house(house_of(as_chosen(card, misread))), misread_(misread) {}

bool BreakoutSheet::knows(ClauseId clause) const {
    return misread_ == nullptr || !misread_->change.ignored || misread_->clause != clause.id;
}

Outcome BreakoutSheet::take(std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Take, {}, Clauses(because)});
}

Outcome BreakoutSheet::push(std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Push, {}, Clauses(because)});
}

Outcome BreakoutSheet::pay(Odds odds, std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Pay, odds, Clauses(because)});
}

Outcome BreakoutSheet::as_read(Outcome outcome) const {
    if (misread_ == nullptr || misread_->clause != outcome.because.front().id) return outcome;
    if (misread_->change.outcome) outcome.verb = *misread_->change.outcome;
    if (misread_->change.odds) outcome.odds = *misread_->change.odds;
    return outcome;
}

Money BreakoutSheet::tip(Money fixed, Money stake) const {
    if (misread_ == nullptr || !misread_->change.tip_times_stake) return fixed;
    return Money::cents((fixed * (stake.in_cents() / 100)).in_cents());
}

}  // namespace fairdeal
