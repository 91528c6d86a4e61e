#include "games/league/placing.h"

#include <algorithm>

#include "games/league/clauses.h"

namespace fairdeal::ibl {

namespace {

/// The record has such an event after this one, before the cards.
template <class Test>
bool comes_before_the_cards(const Play& play, std::ptrdiff_t events_later, Test test) {
    const auto& events = play.record.events;
    const auto here = events.begin() + play.table.events;
    const auto cards = std::find_if(here, events.end(),
                                    [](const Event& later) { return later.verb == Verb::Deal; });
    const auto from = here + events_later;
    return std::any_of(from, std::max(from, cards), test);
}

/// The system's bet, or its player's choice.
Act awaited_bet(const Play& play, const TableSeat& seat) {
    const SystemBet bet = system_bet(play, seat);
    const Who who = whole_seat(seat);
    if (is_on_auto_play(seat) && bet.known)
        return {who, Verb::Bet, Wager::Player, bet.amount, false, by_system(seat, bet.because)};
    return decision_of(who, {seat.seat == play.start ? who_starts : base_game});
}

}  // namespace

bool anyone_has_bet(const Play& play) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(),
                       [](const TableSeat& seat) { return is_dealt_in(seat); });
}

bool secret_is_used(const Play& play, int seat) {
    const auto& used = play.facts().secrets;
    return play.sheet.house.secret_per == SecretPer::Round && play.sheet.terms.one_secret_bet &&
           std::find(used.begin(), used.end(), seat) != used.end();
}

bool system_bets_nothing(const Play& play, const TableSeat& seat) {
    const SystemBet due = system_bet(play, seat);
    return is_on_auto_play(seat) && due.known && due.amount.is_zero();
}

bool starter_is_to_bet(const Play& play) {
    const TableSeat* seat = play.table.find(play.start);
    if (seat != nullptr && seat->put_up > 0) return false;
    if (seat != nullptr && seat->chips)
        return !seat->chips->is_zero() && !system_bets_nothing(play, *seat);
    return comes_before_the_cards(play, 0, [&](const Event& later) {
        const bool bets = later.verb == Verb::Bet || later.verb == Verb::Secret;
        return bets && later.who.seat == play.start;
    });
}

bool more_of_it_comes(const Play& play, const Event& event) {
    return comes_before_the_cards(play, 1, [&](const Event& later) {
        return later.verb == Verb::Bet && later.who == event.who;
    });
}

bool say_bets(const Play& play, Ruling& ruling) {
    bool system_bets = false;
    for (const TableSeat* seat : seats_in_turn(play)) {
        if (is_dealt_in(*seat) || !is_still_in(play, *seat)) continue;
        const Act bet = awaited_bet(play, *seat);
        if (!bet.decides && bet.amount.is_zero()) continue;
        ruling.next.push_back(bet);
        system_bets = system_bets || !bet.decides;
        if (seat->seat == play.start && seat->put_up == 0) break;
    }
    return system_bets;
}

}  // namespace fairdeal::ibl
