#include "dealing/shoe.h"

#include <algorithm>

namespace fairdeal {

namespace {

constexpr int usual_looks =
    4;  // cards that a leaning shoe looks at before it takes one that does not fit

}  // namespace

Shoe::Shoe(int decks, Lean lean, Dice& dice) : lean_(lean), dice_(dice) {
    const auto& cards = deck();
    cards_.reserve(cards.size() * static_cast<std::size_t>(decks));
    for (int i = 0; i < decks; ++i) cards_.insert(cards_.end(), cards.begin(), cards.end());
}

Shoe::Shoe(std::vector<Card> in_order, Dice& dice) : cards_(std::move(in_order)), dice_(dice) {
    std::reverse(cards_.begin(), cards_.end());
}

bool Shoe::fits(Card card, bool ten) const {
    switch (*lean_) {
        case Lean::Nowhere: return true;
        case Lean::Naturals:
            if (before_ == Rank::Ace) return is_ten_valued(card.rank);
            return card.rank == Rank::Ace || is_ten_valued(card.rank);
        case Lean::Pairs: return points_of(card.rank) == points_of(before_);
        case Lean::Tens: return points_of(card.rank) >= 9;
        case Lean::SmallCards: return points_of(card.rank) <= 4;
        case Lean::LongHands:
            if (ten) return is_ten_valued(card.rank);
            return card.rank == Rank::Two || card.rank == Rank::Three;
    }
    throw Fault("invalid leaning");
}

Card Shoe::draw() {
    if (cards_.empty()) throw ShoeIsEmpty{};
    if (lean_) bring_to_the_end();
    const Card card = cards_.back();
    cards_.pop_back();
    before_ = card.rank;
    ++drawn_;
    return card;
}

/// A card by chance, as the shoe leans.
void Shoe::bring_to_the_end() {
    const int looks = dice_.loaded() ? dice_.loaded()->looks : usual_looks;
    constexpr unsigned tens = 15;  // in a hundred
    const bool ten = lean_ == Lean::LongHands && dice_.chance(tens);
    std::size_t at = dice_.below(cards_.size());
    for (int look = 1; look < looks && !fits(cards_[at], ten); ++look)
        at = dice_.below(cards_.size());
    std::swap(cards_[at], cards_.back());
}

void Shoe::put_back(Card card) {
    cards_.push_back(card);
    --drawn_;
}

}  // namespace fairdeal
