#pragma once
// The cards of one hand. A shoe may lean to some cards, so that what is rare on the floor
// (naturals, pairs, equal totals, 21 by many cards) comes often enough to be trained and tested.
// Or it is a shoe as it stands on a table: its cards lie in an order, and it outlives the hand.

#include <optional>
#include <span>
#include <vector>

#include "cards/card.h"
#include "dealing/dice.h"

namespace fairdeal {

/// What a shoe leans to. Pairs: to the value of the card before. LongHands: to deuces and treys and
/// now and then a ten, so that hands grow long and bust; only loaded dice lean so far.
enum class Lean : std::uint8_t { Nowhere, Naturals, Pairs, Tens, SmallCards, LongHands };
constexpr std::size_t lean_count = static_cast<std::size_t>(Lean::SmallCards) + 1;
constexpr std::size_t loaded_lean_count = static_cast<std::size_t>(Lean::LongHands) + 1;

/// No card is left: the hand cannot be dealt to its end.
struct ShoeIsEmpty {};

class Shoe {
public:
    Shoe(int decks, Lean lean, Dice& dice);
    /// These cards, dealt in this order.
    Shoe(std::vector<Card> in_order, Dice& dice);
    /// Throws ShoeIsEmpty.
    Card draw();
    /// The card goes back, as if it had never been drawn.
    void put_back(Card card);
    /// How many cards were drawn.
    [[nodiscard]] int drawn() const { return drawn_; }
    /// Of a shoe in an order: the cards that are left, the next one last.
    [[nodiscard]] std::span<const Card> left() const { return cards_; }

private:
    [[nodiscard]] bool fits(Card card, bool ten) const;
    void bring_to_the_end();
    std::vector<Card> cards_;
    std::optional<Lean> lean_;  // nothing: in its order, the next card last
    Dice& dice_;
    Rank before_ = Rank::Unknown;  // of the card drawn last
    int drawn_ = 0;
};

}  // namespace fairdeal
