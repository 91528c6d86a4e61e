#include "forensics/pack/dealt_pack.h"

#include <algorithm>

namespace fairdeal {

DealtPack::DealtPack(int decks) {
    for (int deck = 0; deck < decks; ++deck)
        for (std::size_t kind = 0; kind < card_kinds; ++kind) cards_.push_back(kind);
}

/// Any card of those from `place` on comes to lie there.
void DealtPack::bring_forward(std::size_t place, Dice& dice) {
    std::swap(cards_[place], cards_[place + dice.below(cards_.size() - place)]);
}

void DealtPack::lose(int cards, Dice& dice) {
    for (; cards > 0; --cards) {
        bring_forward(0, dice);
        cards_.front() = cards_.back();
        cards_.pop_back();
    }
}

void DealtPack::lose_kind(std::size_t kind) {
    const auto found = std::find(cards_.begin(), cards_.end(), kind);
    if (found == cards_.end()) throw Fault("no such card is left");
    cards_.erase(found);
}

void DealtPack::add_kind(std::size_t kind) { cards_.push_back(kind); }

void DealtPack::shuffle(Dice& dice) {
    for (std::size_t place = 0; place < cards_.size(); ++place) bring_forward(place, dice);
}

ShoeCount DealtPack::deal(int cards, Dice& dice) {
    ShoeCount shoe;
    const std::size_t count = std::min(cards_.size(), static_cast<std::size_t>(cards));
    for (std::size_t place = 0; place < count; ++place) {
        bring_forward(place, dice);
        shoe.add(cards_[place]);
    }
    return shoe;
}

}  // namespace fairdeal
