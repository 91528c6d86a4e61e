#include "rules/cards_dealt.h"

namespace fairdeal {

namespace {

std::size_t number_of(Card card) {
    return (static_cast<std::size_t>(card.suit) - 1) * 13 + static_cast<std::size_t>(card.rank) - 1;
}

}  // namespace

bool CardsDealt::adds_one_too_many(const Event& event) {
    if (event.verb == Verb::Turn) return false;
    bool too_many = false;
    for (const DealtCard& dealt : event.cards) {
        if (dealt.card.is_known() && ++dealt_.at(number_of(dealt.card)) > decks_) too_many = true;
    }
    return too_many;
}

}  // namespace fairdeal
