#include "games/extreme/collecting.h"

#include <limits>

#include "games/extreme/clauses.h"

namespace fairdeal::bjx {

namespace {

bool loses(const Play& play, const TableSeat& seat, const TableHand& hand, bool over) {
    if (is_bust(hand.total())) return over || takes_busts_at_once(play);
    if (!over) return false;
    const FinalHand dealer = final_hand(play.table.dealer);
    return played_hand(as_played(play, seat, hand), dealer, play.sheet).verb == Verb::Take;
}

/// Busts as they come, the rest by number.
std::pair<int, int> collected_at(const Play& play, const TableHand& hand) {
    const int early = collected_early(play, hand);
    return {early == no_event ? std::numeric_limits<int>::max() : early, hand.who.hand};
}

}  // namespace

/// The hand as it counts in the end.
PlayedHand as_played(const Play& play, const TableSeat& seat, const TableHand& hand) {
    return {
        .total = hand.total(),
        .natural = is_paid_natural(play, seat, hand) && play.sheet.knows(nat_2),
        .raised_natural = !hand.from_split && is_raised(seat) && was_dealt_natural(seat),
        .split_blackjack = hand.from_split && is_ace_and_ten(hand.counted()),
    };
}

int collected_early(const Play& play, const TableHand& hand) {
    return is_bust(hand.total()) && takes_busts_at_once(play) ? hand.last_card : no_event;
}

Money lost_before(const Play& play, const TableSeat& seat, const TableHand& hand, bool over) {
    Money lost;
    for (const TableHand& other : seat.hands) {
        if (collected_at(play, other) < collected_at(play, hand) && loses(play, seat, other, over))
            lost += stakes_on(play, seat, other).total();
    }
    return lost;
}

}  // namespace fairdeal::bjx
