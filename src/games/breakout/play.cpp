#include "games/breakout/play.h"

#include <algorithm>

#include "games/breakout/clauses.h"
#include "games/breakout/conduct.h"

namespace fairdeal::brk {

namespace {

/// AMB-BRK-23, AMB-BRK-39: the first main wager put up before any card is the seat's.
void find_mains(Play& play) {
    for (const Event& event : play.record.events) {
        if (event.verb == Verb::Deal) return;
        if (event.verb != Verb::Bet || !is_main(event.wager)) continue;
        Wager& main = play.mains.at(event.who.seat);
        if (main == Wager::None) main = event.wager;
    }
}

bool second_card_is_out(const Play& play) { return play.table.dealer.cards.size() >= 2; }

/// Notes the event that settled whether the dealer has a blackjack (AMB-BRK-20).
void note_blackjack(Play& play, const Event& event, int index) {
    if (play.known_no_blackjack != no_event || play.blackjack_shown != no_event ||
        !dealing_done(play))
        return;
    const bool shown = play.has_hole_card() ? play.table.turned != no_event : event.who.is_dealer();
    if (dealer_natural(play)) {
        if (shown) play.blackjack_shown = index;
        return;
    }
    const bool shows_none = !blackjack_possible(play.table) || event.verb == Verb::Peek ||
                            (shown && second_card_is_out(play)) ||
                            (play.has_hole_card() && play.table.first_act != no_event);
    if (shows_none) play.known_no_blackjack = index;
}

/// Only a deal can bring it about, and nobody joins once it is so: a seat takes part by what it put
/// up before the first card.
bool everybody_has_cards(const Play& play) {
    if (play.table.dealer.first_cards < (play.has_hole_card() ? 2 : 1)) return false;
    const auto& seats = play.table.seats;
    return std::all_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return !is_dealt_in(play, seat) || seat.first_cards.size() == 2;
    });
}

}  // namespace

void Play::report(const Event& event, ClauseId clause, std::string what) {
    breaches.push_back({event.line, clause, std::move(what)});
}

void play_out(Play& play) {
    find_mains(play);
    play.effects.reserve(play.record.events.size());
    int index = 0;
    for (const Event& event : play.record.events) {
        const Effect effect = judge_event(play, event);
        play.effects.push_back(effect);
        apply(play.table, event, effect);
        if (event.verb == Verb::Deal) play.all_dealt = everybody_has_cards(play);
        if (!is_settlement(event.verb)) {
            play.last_play = index;
            note_blackjack(play, event, index);
        }
        ++index;
    }
}

Money main_stake(const Play& play, const TableSeat& seat) {
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

bool all_hands_finished(const Play& play) {
    return std::all_of(
        play.table.seats.begin(), play.table.seats.end(), [&](const TableSeat& seat) {
            return std::all_of(seat.hands.begin(), seat.hands.end(), [&](const TableHand& hand) {
                return is_finished(play, seat, hand);
            });
        });
}

}  // namespace fairdeal::brk
