#include "games/extreme/sheet.h"

#include <algorithm>

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

House house_of(const TableCard& card) {
    return {
        .natural_vs_dealer_natural =
            card.choice<NaturalVsDealerNatural>(Option::NaturalVsDealerNatural),
        .natural_on_dealer_fold = card.choice<NaturalOnDealerFold>(Option::NaturalOnDealerFold),
        .partial = card.choice<Partial>(Option::Partial),
        .minimum_basis = card.choice<MinimumBasis>(Option::MinimumBasis),
        .dealer_natural_vs_21 = card.choice<DealerNaturalVs21>(Option::DealerNaturalVs21),
        .split_blackjack = card.choice<SplitBlackjack>(Option::SplitBlackjack),
        .doubled_split_card = card.choice<DoubledSplitCard>(Option::DoubledSplitCard),
        .odd = card.choice<OddHalf>(Option::Odd),
        .unit = card.amount(Option::Unit),
        .round5_order = card.choice<Round5Order>(Option::Round5Order),
        .cover_basis = card.choice<CoverBasis>(Option::CoverBasis),
        .losing_bet = card.choice<LosingBet>(Option::LosingBet),
        .all_in_raise = card.is_yes(Option::AllInRaise),
        .any_amount = card.choice<AnyAmount>(Option::AnyAmount),
        .draw_with_none_live = card.is_yes(Option::DrawWithNoneLive),
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

Sheet::Sheet(const TableCard& card, const Misreading* misread)
    : house(house_of(as_chosen(card, misread))), misread_(misread) {}

bool Sheet::knows(ClauseId clause) const {
    return misread_ == nullptr || !misread_->change.ignored || misread_->clause != clause.id;
}

Outcome Sheet::take(std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Take, {}, Clauses(because)});
}

Outcome Sheet::push(std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Push, {}, Clauses(because)});
}

Outcome Sheet::pay(Odds odds, std::initializer_list<ClauseId> because) const {
    return as_read({Verb::Pay, odds, Clauses(because)});
}

Outcome Sheet::as_read(Outcome outcome) const {
    if (misread_ == nullptr || misread_->clause != outcome.because.front().id) return outcome;
    if (misread_->change.outcome) outcome.verb = *misread_->change.outcome;
    if (misread_->change.odds) outcome.odds = *misread_->change.odds;
    return outcome;
}

Money Sheet::price(Money stake, Odds odds) const {
    const Money exact = pay_at(stake, odds);
    const std::int64_t unit = house.unit.in_cents();
    if (house.odd == OddHalf::Exact || odds.to == 1 || unit == 0) return exact;
    const std::int64_t whole_units = (stake * odds.pays).in_cents() / (unit * odds.to);
    const Money down = Money::cents(whole_units * unit);
    if (house.odd == OddHalf::Dealer || down * odds.to == stake * odds.pays) return down;
    const Money up = down + house.unit;
    return odds.pays < odds.to ? std::min(up, stake) : up;
}

bool Sheet::is_rounded(Money stake, Odds odds) const {
    return price(stake, odds) * odds.to != stake * odds.pays;
}

}  // namespace fairdeal::bjx
