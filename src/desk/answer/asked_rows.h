#pragma once
// What a settlement question asks for: every wager that lies in question and is not settled yet,
// and in the league every seat that may go out or be placed.

#include "desk/answer/practice.h"

namespace fairdeal {

/// Spot, Table, Amount, Order: seat by seat, hand by hand, the main wager before what belongs to
/// the seat.
std::vector<WagerAnswer> wagers_asked(const Scenario& scenario);
/// Every wager on the table that is not settled, in that order.
std::vector<WagerAnswer> open_wagers(const HandRecord& hand);

/// The record has a settlement of this wager already.
bool is_settled(const HandRecord& hand, Who who, Wager wager);

/// Table of the league, and Out: every seat that the record has not put out or placed. On the final
/// hand they start as placed, everywhere else as staying in.
std::vector<SeatAnswer> seats_asked(const Scenario& scenario);

/// Chips: a row for each value in the tray.
std::vector<ChipAnswer> chips_asked(const Scenario& scenario);

}  // namespace fairdeal
