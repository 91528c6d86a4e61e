#include "games/midnight/sheet.h"

#include <algorithm>

namespace fairdeal::mid {

namespace {

House house_of(const TableCard& card) {
    return {
        .insurance_all_bust = card.choice<InsuranceAllBust>(Option::InsuranceAllBust),
        .all_naturals = card.choice<AllNaturals>(Option::AllNaturals),
        .bj_vs_21 = card.choice<BlackjackVs21>(Option::BjVs21),
        .dealer_bj_vs_21 = card.choice<DealerBlackjackVs21>(Option::DealerBjVs21),
        .dealer_bj_takes = card.choice<DealerBlackjackTakes>(Option::DealerBjTakes),
        .double_value = card.choice<DoubleValue>(Option::DoubleValue),
        .double_when = card.choice<DoubleWhen>(Option::DoubleWhen),
        .double_after_split = card.choice<DoubleAfterSplit>(Option::DoubleAfterSplit),
        .split_aces = card.choice<SplitAcesPlay>(Option::SplitAces),
        .stand_21 = card.is_yes(Option::Stand21),
        .insurance_of_bust_hand = card.choice<InsuranceOfBustHand>(Option::InsuranceOfBustHand),
        .insurance_amount = card.choice<InsuranceAmount>(Option::InsuranceAmount),
        .odd = card.choice<Odd>(Option::Odd),
        .unit = card.amount(Option::Unit),
    };
}

}  // namespace

Sheet::Sheet(const TableCard& the_card, const RulingOptions& options)
    : RuleSheet(the_card, options), house(house_of(card())), terms(terms_of(*this)) {}

Money Sheet::sum_at(Money stake, Odds odds) const {
    const std::int64_t unit = house.unit.in_cents();
    if (house.odd == Odd::Exact || odds.to == 1 || unit == 0) return pay_at(stake, odds);
    const std::int64_t whole_units = (stake * odds.pays).in_cents() / (unit * odds.to);
    const Money down = Money::cents(whole_units * unit);
    if (house.odd == Odd::Down || down * odds.to == stake * odds.pays) return down;
    const Money up = down + house.unit;
    return odds.pays < odds.to ? std::min(up, stake) : up;
}

bool Sheet::is_rounded(Money stake, Odds odds) const {
    return sum_at(stake, odds) * odds.to != stake * odds.pays;
}

}  // namespace fairdeal::mid
