#include "games/breakout/draw.h"

#include "games/breakout/clauses.h"

namespace fairdeal::brk {

namespace {

/// Adds what one hand leaves in play: nothing once it is bust on the own bet, given up or paid.
void add_main(InPlay& left, const Play& play, const TableSeat& seat, const TableHand& hand) {
    const bool waits = play.known_no_blackjack == no_event && play.blackjack_shown == no_event;
    const bool own = main_of(play, seat.seat) == Wager::Player;
    if (own && (is_bust(hand.total()) || hand.surrendered || seat.even_money != no_event)) return;
    if (!is_natural(hand) || (own && play.sheet.house.natural_stays_live)) {
        left.main = true;
        left.made_hand = left.made_hand || !is_bust(hand.total());
    } else if (waits) {
        left.blackjack = true;
    }
}

/// BRK-EARLY-1: Breakout Bonus and Super Tie leave with a dealer hand bet that a blackjack has
/// lost.
bool left_with_main(const Play& play, const TableSeat& seat) {
    return main_of(play, seat.seat) == Wager::Dealer && !seat.hands.empty() &&
           is_natural(seat.hands.front());
}

void add_side(InPlay& left, const Play& play, const TableSeat& seat) {
    const bool waits = play.known_no_blackjack == no_event && play.blackjack_shown == no_event;
    left.sweet_17 = left.sweet_17 || is_live(seat, Wager::Sweet17);
    left.pair_up = left.pair_up || is_live(seat, Wager::PairUp);
    if (is_live(seat, Wager::Insurance) && waits) left.blackjack = true;
    const bool either = is_live(seat, Wager::BreakoutBonus) || is_live(seat, Wager::SuperTie);
    if (either && !left_with_main(play, seat)) left.bonus_or_tie = true;
}

/// AMB-BRK-36: without a hole card Pair Up alone still needs the second card.
DrawCall second_card(const InPlay& left) {
    if (!left.needs_second_card()) return {false, false, nothing_left};
    const bool for_pair_up = !left.needs_draw() && !left.blackjack;
    return {true, false, for_pair_up ? pair_up_needs_a_card : hole_card};
}

DrawCall by_total(Total total, bool hit_soft_17, ClauseId because) {
    if (total.points <= 16) return {true, true, because};
    if (total == soft(17)) return {hit_soft_17, true, s17_1};
    return {false, true, because};
}

}  // namespace

InPlay in_play(const Play& play) {
    InPlay left;
    for (const TableSeat& seat : play.table.seats) {
        if (!is_dealt_in(play, seat)) continue;
        add_side(left, play, seat);
        if (main_of(play, seat.seat) == Wager::None) continue;
        for (const TableHand& hand : seat.hands) add_main(left, play, seat, hand);
    }
    return left;
}

DrawCall dealer_must(const Play& play) {
    const TableHand& dealer = play.table.dealer;
    const InPlay left = in_play(play);
    const bool only_sweet_17 = left.sweet_17 && !left.main && !left.bonus_or_tie;
    if (dealer.cards.size() < 2) return second_card(left);
    if (dealer_natural(play)) return {false, false, blackjack_ends_it};
    if (!left.needs_draw() && left.pair_up) return {false, false, pu_5};
    if (!left.needs_draw()) return {false, false, nothing_left};
    return by_total(dealer.total(), play.sheet.house.base.hit_soft_17,
                    only_sweet_17 ? sw_2 : dhb_4);
}

}  // namespace fairdeal::brk
