#include "blackjack/hand.h"

namespace fairdeal {

bool ace_up(const TableState& table) {
    const auto up = up_card(table);
    return up && up->rank == Rank::Ace;
}

bool blackjack_possible(const TableState& table) {
    const auto up = up_card(table);
    return !up || up->rank == Rank::Ace || is_ten_valued(up->rank) || up->rank == Rank::Unknown;
}

bool is_one_card_ace(const TableHand& hand, const BaseHouse& house) {
    return hand.split_ace && house.split_aces == SplitAces::OneCard && hand.cards.size() >= 2;
}

bool waits_for_its_card(const TableHand& hand) {
    return hand.double_waits || (hand.from_split && hand.cards.size() < 2);
}

bool is_played(const TableHand& hand, const BaseHouse& house) {
    if (waits_for_its_card(hand)) return false;
    return is_bust(hand.total()) || hand.stood || hand.doubled || hand.surrendered ||
           is_natural(hand) || is_one_card_ace(hand, house);
}

bool may_double(const TableHand& hand, const BaseHouse& house) {
    return hand.cards.size() == 2 && !is_played(hand, house) &&
           (!hand.from_split || house.double_after_split);
}

bool may_split(const TableSeat& seat, const TableHand& hand, const BaseHouse& house) {
    if (hand.cards.size() != 2 || hand.double_waits || is_played(hand, house)) return false;
    if (full(seat.hands) || static_cast<int>(seat.hands.size()) >= house.max_hands) return false;
    return points_of(hand.cards[0].rank) == points_of(hand.cards[1].rank);
}

bool may_surrender(const TableHand& hand, const BaseHouse& house) {
    return house.surrender == SurrenderRule::Late && hand.cards.size() == 2 && !hand.from_split &&
           !hand.double_waits && !is_played(hand, house);
}

Comparison compare(const FinalHand& player, const FinalHand& dealer) {
    if (player.bust()) return Comparison::DealerWins;
    if (player.natural && dealer.natural) return Comparison::Push;
    if (player.natural) return Comparison::PlayerNatural;
    if (dealer.natural) return Comparison::DealerWins;
    if (dealer.bust() || player.total.points > dealer.total.points) return Comparison::PlayerWins;
    return player.total.points == dealer.total.points ? Comparison::Push : Comparison::DealerWins;
}

}  // namespace fairdeal
