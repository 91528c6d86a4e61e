#include "games/breakout/sheet.h"

#include "games/breakout/clauses.h"
#include "rules/sheet/terms.h"

namespace fairdeal::brk {

namespace {

House house_of(const TableCard& card) {
    return {
        .base = base_house_of(card),
        .super_tie_min = card.amount(Option::SuperTieMin),
        .pair_by = card.choice<PairBy>(Option::PairBy),
        .suited_by = card.choice<SuitedBy>(Option::SuitedBy),
        .pair_up_rows = card.choice<PairUpRows>(Option::PairUpRows),
        .tip_from = card.choice<TipFrom>(Option::TipFrom),
        .super_tie_short = card.choice<Unallowed>(Option::SuperTieShort),
        .illegal_side = card.choice<Unallowed>(Option::IllegalSide),
        .natural_stays_live = card.is_yes(Option::NaturalStaysLive),
    };
}

/// What somebody believes who has forgotten a clause that no section lists as a row.
constexpr Belief<Terms> beliefs[] = {{st_5, &Terms::tip_is_built_in}};

Terms terms_by(const RuleSheet& sheet) {
    Terms terms = terms_of<Terms>(sheet, beliefs);
    const Misreading* misread = sheet.misread();
    terms.tip_is_fixed = misread == nullptr || !misread->change.tip_times_stake;
    return terms;
}

}  // namespace

Sheet::Sheet(const TableCard& the_card, const RulingOptions& options)
    : RuleSheet(the_card, options), house(house_of(card())), terms(terms_by(*this)) {}

}  // namespace fairdeal::brk
