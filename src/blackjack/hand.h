#pragma once
// Ordinary blackjack, hand by hand: what a hand is, what its player may do with it, when the dealer
// draws, and how two finished hands compare. Plain answers; the games cite their own clauses for
// them.

#include "blackjack/house.h"
#include "record/table.h"

namespace fairdeal {

/// A hand as it counts in a comparison.
struct FinalHand {
    Total total;
    bool natural = false;  // an ace and a ten-valued card, dealt so
    int cards = 0;
    [[nodiscard]] bool bust() const { return is_bust(total); }
};

/// An ace and a ten-valued card on the first two cards; a split hand is never one.
inline bool is_natural(const TableHand& hand) {
    return !hand.from_split && hand.cards.size() == 2 && hand.total() == soft(21);
}

/// The hand as it stands.
inline FinalHand final_hand(const TableHand& hand) {
    return {hand.total(), is_natural(hand), static_cast<int>(hand.cards.size())};
}

/// The dealer shows an ace.
bool ace_up(const TableState& table);
/// The dealer shows an ace or a ten-valued card, or nobody knows what.
bool blackjack_possible(const TableState& table);

/// The dealer's draw: to 16 always, on a soft 17 by the house's choice, never on more.
constexpr bool draws_on(Total total, bool hit_soft_17) {
    return total.points <= 16 || (hit_soft_17 && total == soft(17));
}

/// A split ace that gets one card only has had it.
bool is_one_card_ace(const TableHand& hand, const BaseHouse& house);

/// The card of its double, or the second card after a split, is still to come: nobody decides.
bool waits_for_its_card(const TableHand& hand);

/// Bust, stood, doubled, surrendered, a natural, or a split ace that has had its one card: the
/// player has nothing left to decide.
bool is_played(const TableHand& hand, const BaseHouse& house);

/// On any first two cards; after a split where the house allows it; never on a split ace of one
/// card.
bool may_double(const TableHand& hand, const BaseHouse& house);
/// Two cards of one value (ten-valued cards mix), fewer hands than the house's most; split aces are
/// split again only where they play on. A seat never has more hands than a record can hold.
bool may_split(const TableSeat& seat, const TableHand& hand, const BaseHouse& house);
/// The first decision on the first two cards, not after a split.
bool may_surrender(const TableHand& hand, const BaseHouse& house);

enum class Comparison : std::uint8_t { PlayerNatural, PlayerWins, Push, DealerWins };
/// A natural beats any other 21; a player's bust loses whatever the dealer does.
Comparison compare(const FinalHand& player, const FinalHand& dealer);

}  // namespace fairdeal
