#pragma once
// The cards that a record has dealt so far, and whether the shoe can have held them: no card is
// there more often than the shoe has decks.

#include <array>
#include <cstdint>

#include "record/event.h"

namespace fairdeal {

class CardsDealt {
public:
    explicit CardsDealt(int decks) : decks_(decks) {}

    /// Counts the cards of the next event. True if one of them is more than the decks hold. A card
    /// that is turned up was counted when it was dealt; one that cannot be read is not counted.
    bool adds_one_too_many(const Event& event);

private:
    int decks_;
    std::array<std::uint16_t, 52> dealt_{};
};

}  // namespace fairdeal
