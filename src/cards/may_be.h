#pragma once
// Cards that a camera did not read whole.

#include "cards/card.h"

namespace fairdeal {

/// Whether two sights can be of one card: what is not known of the one may be what the other shows.
[[nodiscard]] constexpr bool may_be(Card a, Card b) {
    return (a.rank == b.rank || a.rank == Rank::Unknown || b.rank == Rank::Unknown) &&
           (a.suit == b.suit || a.suit == Suit::Unknown || b.suit == Suit::Unknown);
}

}  // namespace fairdeal
