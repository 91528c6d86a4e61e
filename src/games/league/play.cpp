#include "games/league/play.h"

#include <algorithm>

#include "games/league/clauses.h"
#include "games/league/conduct.h"

namespace fairdeal::ibl {

namespace {

/// AMB-IBL-19: the header says who starts; else it is the first who bets.
int starting_seat(const HandRecord& record) {
    if (record.header.facts.start) return *record.header.facts.start;
    const auto& events = record.events;
    const auto bet = std::find_if(events.begin(), events.end(), [](const Event& event) {
        return event.verb == Verb::Bet || event.verb == Verb::Secret;
    });
    return bet == events.end() ? 1 : bet->who.seat;
}

/// Notes the event that settled whether the dealer has a blackjack.
void note_blackjack(Play& play, const Event& event, int index) {
    const bool settled = play.known_no_blackjack != no_event || play.blackjack_shown != no_event;
    if (settled || !dealing_done(play)) return;
    const bool shown = play.has_hole_card() ? play.table.turned != no_event : event.who.is_dealer();
    if (dealer_natural(play)) {
        if (shown) play.blackjack_shown = index;
        return;
    }
    const bool second_card = shown && play.table.dealer.cards.size() >= 2;
    const bool played_on = play.has_hole_card() && play.table.first_act != no_event;
    const bool shows_none =
        !blackjack_possible(play.table) || event.verb == Verb::Peek || second_card || played_on;
    if (shows_none) play.known_no_blackjack = index;
}

}  // namespace

Play::Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
    : record(the_record),
      sheet(the_sheet),
      start(the_sheet.knows(who_starts) ? starting_seat(the_record) : 1),
      effects(ruling.effects),
      breaches(ruling.breaches),
      offered(!the_record.header.facts.offers_known) {}

void Play::report(const Event& event, ClauseId clause, std::string what) {
    breaches.push_back({event.line, clause, std::move(what)});
}

void play_out(Play& play) {
    play.effects.reserve(play.record.events.size());
    int index = 0;
    for (const Event& event : play.record.events) {
        const Effect effect = judge_event(play, event);
        play.effects.push_back(effect);
        apply(play.table, event, effect);
        if (!is_settlement(event.verb)) {
            play.last_play = index;
            note_blackjack(play, event, index);
        }
        ++index;
    }
}

InlineVector<const TableSeat*, highest_seat> seats_in_turn(const Play& play) {
    InlineVector<const TableSeat*, highest_seat> seats;
    for (const TableSeat& seat : play.table.seats) seats.push_back(&seat);
    const auto first = std::find_if(seats.begin(), seats.end(), [&](const TableSeat* seat) {
        return seat->seat >= play.start;
    });
    std::rotate(seats.begin(), first, seats.end());
    return seats;
}

Who whole_seat(const TableSeat& seat) { return who_of(seat); }

bool is_still_in(const Play& play, const TableSeat& seat) {
    if (seat.chips) return !seat.chips->is_zero();
    const auto& seats = play.table.seats;
    return std::none_of(seats.begin(), seats.end(),
                        [](const TableSeat& other) { return other.chips.has_value(); });
}

Money original_bet(const TableSeat& seat) {
    const PlacedWager* wager = live_wager(seat, Wager::Player);
    return wager == nullptr ? Money{} : wager->stake;
}

std::optional<Money> chips_left(const TableSeat& seat) {
    if (!seat.chips) return std::nullopt;
    Money up = seat.hands.empty() ? original_bet(seat) : Money{};
    for (const TableHand& hand : seat.hands) up += hand.grown(original_bet(seat));
    if (const PlacedWager* insurance = live_wager(seat, Wager::Insurance)) up += insurance->stake;
    return up < *seat.chips ? *seat.chips - up : Money{};
}

bool can_cover(const TableSeat& seat, Money amount) {
    const auto left = chips_left(seat);
    return !left || amount <= *left;
}

bool dealing_done(const Play& play) {
    if (play.table.dealer.first_cards < (play.has_hole_card() ? 2 : 1)) return false;
    const auto& seats = play.table.seats;
    return std::all_of(seats.begin(), seats.end(), [](const TableSeat& seat) {
        return !is_dealt_in(seat) || seat.first_cards.size() == 2;
    });
}

bool dealer_natural(const Play& play) { return is_natural(play.table.dealer); }

bool hole_card_waits(const Play& play) {
    const auto& down = play.table.dealer.face_down;
    return std::find(down.begin(), down.end(), true) != down.end();
}

bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (hand.from_split && hand.cards.size() < 2) return false;
    return !is_dealt_in(seat) || seat.even_money != no_event ||
           is_played(hand, play.sheet.house.base);
}

bool all_hands_finished(const Play& play) {
    const auto& seats = play.table.seats;
    return std::all_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return std::all_of(seat.hands.begin(), seat.hands.end(),
                           [&](const TableHand& hand) { return is_finished(play, seat, hand); });
    });
}

const TableHand* hand_before(const Play& play, Who who) {
    for (const TableSeat* seat : seats_in_turn(play)) {
        for (const TableHand& hand : seat->hands) {
            if (hand.who == who) return nullptr;
            if (!is_finished(play, *seat, hand)) return &hand;
        }
        if (seat->seat == who.seat) return nullptr;
    }
    return nullptr;
}

}  // namespace fairdeal::ibl
