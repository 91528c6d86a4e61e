#include "games/extreme/sheet.h"

#include <algorithm>

#include "base/translation.h"
#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

// clang-format off
constexpr Row<NoFacts, OddHalf> part_of_chip_rows[] = {  // the first that stands on the card rules
    {half_a_chip, sentence("a sum at 3:2 or 1:2 needs part of a chip"), otherwise, OddHalf::Exact, {}, Where{Option::Odd, OddHalf::Exact}},
    {half_a_chip, sentence("a sum at 3:2 or 1:2 needs part of a chip"), otherwise, OddHalf::Player, {}, Where{Option::Odd, OddHalf::Player}},
    {half_a_chip, sentence("a sum at 3:2 or 1:2 needs part of a chip"), otherwise, OddHalf::Dealer, {}, {}, {either(Option::Odd, OddHalf::Dealer)}}};
// clang-format on

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
    : RuleSheet(the_card, options), house(house_of(card())), terms(terms_of(*this)) {}

const Section<NoFacts, OddHalf> part_of_chip_section{"part-of-chip", sentence("Half a chip"),
                                                     part_of_chip_rows};

Money Sheet::sum_at(Money stake, Odds odds) const {
    const Money exact = pay_at(stake, odds);
    const std::int64_t unit = house.unit.in_cents();
    if (odds.to == 1 || unit == 0) return exact;
    const std::int64_t whole_units = (stake * odds.pays).in_cents() / (unit * odds.to);
    const Money down = Money::cents(whole_units * unit);
    if (down * odds.to == stake * odds.pays) return exact;
    const Money up = down + house.unit;
    NoFacts none;
    switch (first_row(part_of_chip_section, none, *this).then) {
        case OddHalf::Exact: return exact;
        case OddHalf::Player: return odds.pays < odds.to ? std::min(up, stake) : up;
        case OddHalf::Dealer: return down;
    }
    throw Fault("a sum that nobody rounds");
}

bool Sheet::is_rounded(Money stake, Odds odds) const {
    return sum_at(stake, odds) * odds.to != stake * odds.pays;
}

}  // namespace fairdeal::bjx
