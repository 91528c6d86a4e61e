#include "games/breakout/sheet.h"

#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

House house_of(const TableCard& card) {
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

}  // namespace

Sheet::Sheet(const TableCard& the_card, const RulingOptions& options)
    : RuleSheet(the_card, options), house(house_of(card())) {}

Money Sheet::tip(Money fixed, Money stake) const {
    if (misread() == nullptr || !misread()->change.tip_times_stake) return fixed;
    return Money::cents((fixed * (stake.in_cents() / 100)).in_cents());
}

}  // namespace fairdeal::brk
