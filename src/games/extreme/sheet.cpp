#include "games/extreme/sheet.h"

#include <algorithm>

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

/// What each is believed to be by somebody who has forgotten the clause: not so.
constexpr Belief<Terms> beliefs[] = {
    {nat_2, &Terms::natural_is_more_than_21},         {short_1, &Terms::losing_bets_join_the_bank},
    {short_3, &Terms::minimum_comes_first},           {short_6, &Terms::later_hands_wait},
    {later_hand_wins, &Terms::lone_later_hands_wait},
};

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
        .bust_taken = card.choice<BustTaken>(Option::BustTaken),
        .pass_until = card.choice<PassUntil>(Option::PassUntil),
    };
}

}  // namespace

Sheet::Sheet(const TableCard& the_card, const RulingOptions& options)
    : RuleSheet(the_card, options),
      house(house_of(card())),
      terms(terms_of<Terms>(*this, beliefs)) {}

Money Sheet::sum_at(Money stake, Odds odds) const {
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
    return sum_at(stake, odds) * odds.to != stake * odds.pays;
}

}  // namespace fairdeal::bjx
