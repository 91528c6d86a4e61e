#pragma once
// A pack of cards that is shuffled and dealt by chance: what the tests of this room are compared
// with. A seed names everything that is dealt.

#include <vector>

#include "dealing/dice.h"
#include "forensics/shoe_count.h"

namespace fairdeal {

class DealtPack {
public:
    /// A right one of so many decks.
    explicit DealtPack(int decks);
    /// Without so many of its cards, by chance.
    void lose(int cards, Dice& dice);
    /// One copy less, one copy more.
    void lose_kind(std::size_t kind);
    void add_kind(std::size_t kind);
    /// A full shuffle.
    void shuffle(Dice& dice);
    /// The first cards after a full shuffle, at most all: what is seen of a shoe. Only as much of
    /// the pack is shuffled as is needed.
    ShoeCount deal(int cards, Dice& dice);

    /// By kind_of, in the order in which they lie.
    [[nodiscard]] const std::vector<std::size_t>& cards() const { return cards_; }

private:
    void bring_forward(std::size_t place, Dice& dice);
    std::vector<std::size_t> cards_;
};

}  // namespace fairdeal
