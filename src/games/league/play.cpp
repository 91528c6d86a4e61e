#include "games/league/play.h"

#include <algorithm>

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

}  // namespace

Play::Play(const HandRecord& the_record, const Sheet& the_sheet, Ruling& ruling)
    : PlayOf(the_record, the_sheet, ruling),
      start(the_sheet.terms.the_starter_is_known ? starting_seat(the_record) : 1) {}

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

bool has_secret_bet(const TableSeat& seat) {
    const PlacedWager* bet = live_wager(seat, Wager::Player);
    return bet != nullptr && bet->secret;
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

bool is_finished(const Play& play, const TableSeat& seat, const TableHand& hand) {
    if (hand.from_split && hand.cards.size() < 2) return false;
    return !is_dealt_in(seat) || seat.even_money != no_event ||
           is_played(hand, play.sheet.house.base);
}

}  // namespace fairdeal::ibl
