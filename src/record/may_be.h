#pragma once
// Whether two cards can be one and the same: a rank or suit that could not be read may be any.

#include "cards/card.h"

namespace fairdeal {

constexpr bool may_be(Card a, Card b) {
    return (a.rank == b.rank || a.rank == Rank::Unknown || b.rank == Rank::Unknown) &&
           (a.suit == b.suit || a.suit == Suit::Unknown || b.suit == Suit::Unknown);
}

}  // namespace fairdeal
