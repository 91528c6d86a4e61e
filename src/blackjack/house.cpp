#include "blackjack/house.h"

namespace fairdeal {

BaseHouse base_house_of(const TableCard& card) {
    return {
        .decks = card.number(Option::Decks),
        .dealer_style = card.choice<DealerStyle>(Option::DealerStyle),
        .hit_soft_17 = card.is_yes(Option::HitSoft17),
        .bj_pays = card.price(Option::BjPays),
        .max_hands = card.number(Option::MaxHands),
        .split_aces = card.choice<SplitAces>(Option::SplitAces),
        .double_after_split = card.is_yes(Option::DoubleAfterSplit),
        .surrender = card.choice<SurrenderRule>(Option::Surrender),
    };
}

}  // namespace fairdeal
