#pragma once
// A round of Breakout at a table whose shoe outlives it: guests who bet on their own hands and on
// nothing else, as at any blackjack table.

#include <span>

#include "dealing/guest.h"
#include "dealing/shoe.h"
#include "record/record.h"

namespace fairdeal {

struct SeatedGuest {
    int seat = 0;  // 1 to 7
    Money stake;
    Guest guest{};
};

/// Deals the round with its settlement, as the engine rules it: the first cards in two rounds from
/// the first seat on, a line a hand. `guests` in the order of their seats. Throws ShoeIsEmpty; the
/// cards drawn so far are then out of the shoe.
HandRecord deal_own_hands(const TableCard& card, const Identity& identity,
                          std::span<const SeatedGuest> guests, Shoe& shoe, Dice& dice);

}  // namespace fairdeal
