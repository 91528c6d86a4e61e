#include "games/midnight/placing.h"

#include <algorithm>

#include "base/translation.h"
#include "games/midnight/clauses.h"

namespace fairdeal::mid {

namespace {

constexpr std::ptrdiff_t most_positions = 3;

std::ptrdiff_t other_positions(const Play& play, int seat) {
    const auto& seats = play.table.seats;
    return std::count_if(seats.begin(), seats.end(), [&](const TableSeat& other) {
        return other.seat != seat && is_dealt_in(other);
    });
}

/// The last event before this one that was play of the table, not settlement: its index, or never.
int play_before(const Play& play, int index) {
    for (int i = index - 1; i >= 0; --i) {
        if (!is_settlement(play.record.events[static_cast<std::size_t>(i)].verb)) return i;
    }
    return no_event;
}

/// AMB-MID-19: nothing but the deal to its other hand lies between a split and this card.
bool follows_the_split(const Play& play, const Event& event) {
    for (int i = play_before(play, play.table.events); i != no_event; i = play_before(play, i)) {
        const Event& before = play.record.events[static_cast<std::size_t>(i)];
        if (before.who.seat != event.who.seat) return false;
        if (before.verb == Verb::Split) return true;
        if (before.verb != Verb::Deal) return false;
    }
    return false;
}

/// A hand of the seat with a lower number still waits for its new card.
bool lower_hand_waits(const TableSeat& seat, const Event& event) {
    return std::any_of(seat.hands.begin(), seat.hands.end(), [&](const TableHand& hand) {
        return hand.who < event.who && hand.cards.size() < 2;
    });
}

Effect judge_split_card(Play& play, const Event& event, const TableSeat& seat) {
    if (!follows_the_split(play, event)) {
        play.report(event, split_cards_at_once, tr("the split hand gets its new card too late"));
    } else if (lower_hand_waits(seat, event)) {
        play.report(event, split_cards_at_once, tr("the lower hand gets its new card first"));
    }
    return Effect::Counts;
}

/// MID-NHC-1: the dealer has one card.
Effect judge_dealers_card(Play& play, const Event& event) {
    const auto dealt = static_cast<int>(event.cards.size()) + play.table.dealer.first_cards;
    if (dealt > 1) play.report(event, nhc_1, tr("a second card for the dealer with the deal"));
    return Effect::Counts;
}

}  // namespace

Effect judge_bet(Play& play, const Event& event) {
    if (play.table.first_deal != no_event && play.sheet.knows(bet_3)) {
        play.report(event, bet_3, tr("a bet after the first card"));
    } else if (other_positions(play, event.who.seat) >= most_positions && play.sheet.knows(bet_1)) {
        play.report(event, bet_1, tr("a bet on more than three positions"));
    } else {
        return Effect::Counts;
    }
    return Effect::Forbidden;
}

Effect judge_deal(Play& play, const Event& event) {
    if (event.who.is_dealer()) return judge_dealers_card(play, event);
    const TableSeat* seat = play.table.find(event.who.seat);
    const TableHand* hand = play.table.find(event.who);
    if (hand != nullptr && hand->from_split) return judge_split_card(play, event, *seat);
    if (seat != nullptr && is_dealt_in(*seat)) return Effect::Counts;
    play.report(event, deal_1, tr("cards for a position without a bet"));
    return Effect::LeftOut;
}

}  // namespace fairdeal::mid
