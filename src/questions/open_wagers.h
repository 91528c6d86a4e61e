#pragma once
// What a question about a settlement is about: the wagers that the record has not settled yet, and
// in the league the seats that it has not put out or placed.

#include "record/record.h"

namespace fairdeal {

/// A wager as it lies with one hand, or with the seat.
struct OpenWager {
    Who who;
    Wager wager = Wager::None;
    Money stake;          // as doubles and splits have made it
    bool secret = false;  // league: put up as the secret bet
};

/// Every wager that is not settled: seat by seat, insurance first, then hand by hand, then what
/// belongs to the seat.
std::vector<OpenWager> open_wagers(const HandRecord& hand);

/// The record has a settlement of this wager already.
bool is_settled(const HandRecord& hand, Who who, Wager wager);

/// League: a seat that may go out or be placed.
struct OpenSeat {
    int seat = 0;
    std::optional<Money> chips;  // before the hand
};

/// Every seat that the record has not put out or placed, in their order.
std::vector<OpenSeat> open_seats(const HandRecord& hand);

}  // namespace fairdeal
