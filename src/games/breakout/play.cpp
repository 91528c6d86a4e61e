#include "games/breakout/play.h"

#include <algorithm>

namespace fairdeal::brk {

Play::Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
    : PlayOf(the_record, the_sheet, ruling) {
    for (const Event& event : record.events) {
        if (event.verb == Verb::Deal) return;
        if (event.verb != Verb::Bet || !is_main(event.wager)) continue;
        Wager& main = mains.at(event.who.seat);
        if (main == Wager::None) main = event.wager;
    }
}

Money original_bet(const Play& play, const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, main_of(play, seat.seat));
    return wager == nullptr ? Money{} : wager->stake;
}

bool anyone_on_own_hand(const Play& play) {
    return std::find(play.mains.begin(), play.mains.end(), Wager::Player) != play.mains.end();
}

bool is_dealt_in(const Play& play, const TableSeat& seat) {
    if (main_of(play, seat.seat) != Wager::None) return true;
    return play.sheet.house.illegal_side == Unallowed::Play &&
           std::any_of(seat.wagers.begin(), seat.wagers.end(), [](const PlacedWager& wager) {
               return is_side(wager.name) && !wager.forbidden;
           });
}

bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand) {
    const BaseHouse& house = play.sheet.house.base;
    if (hand.from_split && hand.cards.size() < 2) return false;
    const Wager main = main_of(play, seat.seat);
    if (main == Wager::Dealer)
        return !hand.double_waits && !draws_on(hand.total(), house.hit_soft_17);
    return main != Wager::Player || seat.even_money != no_event || is_played(hand, house);
}

}  // namespace fairdeal::brk
