#include "games/league/draw.h"

namespace fairdeal::ibl {

namespace {

/// What is left in play once the players have played.
struct Left {
    bool hands = false;  // the dealer draws to 17 for them
    bool waits = false;  // a natural or insurance that waits for the dealer's second card
};

Left left_in_play(const Play& play) {
    Left left;
    const bool unknown = play.known_no_blackjack == no_event && play.blackjack_shown == no_event;
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(seat)) continue;
        if (is_live(seat, Wager::Insurance) && unknown) left.waits = true;
        if (seat.even_money != no_event) continue;
        for (const TableHand& hand : seat.hands) {
            if (is_bust(hand.total()) || hand.surrendered) continue;
            if (!is_natural(hand))
                left.hands = true;
            else if (unknown)
                left.waits = true;
        }
    }
    return left;
}

}  // namespace

DrawCall dealer_must(const Play& play) {
    const TableHand& dealer = play.table.dealer;
    const Left left = left_in_play(play);
    if (dealer.cards.size() < 2) return {left.hands || left.waits, false};
    if (dealer_natural(play) || !left.hands) return {false, false};
    return {draws_on(dealer.total(), play.sheet.house.base.hit_soft_17), true};
}

}  // namespace fairdeal::ibl
