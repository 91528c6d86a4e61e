#include "games/midnight/insurance.h"

#include <algorithm>

namespace fairdeal::mid {

namespace {

constexpr Odds half{1, 2};

/// The event that busted the last live hand of a seat; never while one lives.
int all_bust_since(const TableSeat& seat) {
    int since = no_event;
    for (const TableHand& hand : seat.hands) {
        if (!is_bust(hand.total())) return no_event;
        since = std::max(since, hand.last_card);
    }
    return since;
}

/// Another position still had a hand when this event came.
bool another_lived(const Play& play, const TableSeat& seat, int event) {
    const auto& seats = play.table.seats;
    return std::any_of(seats.begin(), seats.end(), [&](const TableSeat& other) {
        if (other.seat == seat.seat || !is_dealt_in(other)) return false;
        const int since = all_bust_since(other);
        return since == no_event || since > event;
    });
}

}  // namespace

Money half_the_bet(const Play& play, const TableSeat& seat) {
    return play.sheet.sum_at(original_bet(seat), half);
}

bool is_time_to_insure(const Play& play) {
    return dealing_done(play) && play.table.first_act == no_event && play.second_card == no_event;
}

bool insurance_is_open(const Play& play) { return ace_up(play.table) && is_time_to_insure(play); }

int lost_with_hand(const Play& play, const TableSeat& seat) {
    if (play.sheet.house.insurance_of_bust_hand == InsuranceOfBustHand::Stands) return no_event;
    const int since = all_bust_since(seat);
    return since != no_event && another_lived(play, seat, since) ? since : no_event;
}

bool insurance_is_up(const Play& play) {
    const auto& seats = play.table.seats;
    if (play.second_card != no_event) return false;
    return std::any_of(seats.begin(), seats.end(), [&](const TableSeat& seat) {
        return is_live(seat, Wager::Insurance) && lost_with_hand(play, seat) == no_event;
    });
}

}  // namespace fairdeal::mid
