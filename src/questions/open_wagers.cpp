#include "questions/open_wagers.h"

#include <algorithm>

#include "record/irregular/as_played.h"

namespace fairdeal {

namespace {

/// A wager as it lies with one hand, or with the seat.
struct Lying {
    Who who;
    const PlacedWager& wager;
    Money stake;
};

void add_wager(std::vector<OpenWager>& open, const HandRecord& hand, const Lying& lying) {
    if (is_settled(hand, lying.who, lying.wager.name)) return;
    const auto same = std::find_if(open.begin(), open.end(), [&](const OpenWager& other) {
        return other.who == lying.who && other.wager == lying.wager.name;
    });
    if (same == open.end())
        open.push_back({lying.who, lying.wager.name, lying.stake, lying.wager.secret});
    else
        same->stake += lying.stake;
}

/// Blind and double up of eXtreme lie with the hand like any main wager.
bool lies_with_hand(Wager wager) {
    return is_main(wager) || wager == Wager::Blind || wager == Wager::DoubleUp;
}

/// Blind and double up stay with the first hand of a split; a later hand carries its whole bet as a
/// double up (BJX-SHORT-6). Elsewhere every hand carries the main wager.
void add_hands(std::vector<OpenWager>& open, const HandRecord& record, const TableSeat& seat,
               const std::vector<PlacedWager>& wagers) {
    for (const TableHand& hand : seat.hands) {
        if (!hand.matched.is_zero()) {
            const PlacedWager matched{Wager::DoubleUp, hand.matched};
            add_wager(open, record, {hand.who, matched, hand.matched});
            continue;
        }
        for (const PlacedWager& wager : wagers) {
            if (lies_with_hand(wager.name))
                add_wager(open, record, {hand.who, wager, hand.grown(wager.stake)});
        }
    }
}

void add_seat(std::vector<OpenWager>& open, const HandRecord& record, const TableSeat& seat) {
    const Who spot = who_of(seat);
    std::vector<PlacedWager> wagers(seat.wagers.begin(), seat.wagers.end());
    std::stable_sort(wagers.begin(), wagers.end(),
                     [](const PlacedWager& a, const PlacedWager& b) { return a.name < b.name; });
    for (const PlacedWager& wager : wagers) {
        if (wager.name == Wager::Insurance) add_wager(open, record, {spot, wager, wager.stake});
    }
    add_hands(open, record, seat, wagers);
    for (const PlacedWager& wager : wagers) {
        const bool done = lies_with_hand(wager.name) && !seat.hands.empty();
        if (!done && wager.name != Wager::Insurance)
            add_wager(open, record, {spot, wager, wager.stake});
    }
}

bool has_left(const HandRecord& hand, int seat) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return event.who.seat == seat && is_about_a_place(event.verb);
    });
}

}  // namespace

bool is_settled(const HandRecord& hand, Who who, Wager wager) {
    return std::any_of(hand.events.begin(), hand.events.end(), [&](const Event& event) {
        return is_settlement(event.verb) && event.who == who && event.wager == wager;
    });
}

std::vector<OpenWager> open_wagers(const HandRecord& hand) {
    const TableState table = table_at_end(hand);
    std::vector<OpenWager> open;
    for (const TableSeat& seat : table.seats) add_seat(open, hand, seat);
    return open;
}

std::vector<OpenSeat> open_seats(const HandRecord& hand) {
    std::vector<OpenSeat> open;
    for (const TableSeat& seat : table_at_end(hand).seats) {
        if (!has_left(hand, seat.seat)) open.push_back({seat.seat, seat.chips});
    }
    return open;
}

}  // namespace fairdeal
