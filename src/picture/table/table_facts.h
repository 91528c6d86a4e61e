#pragma once
// What stands on a table beside cards and wagers: the felt's lines, the signs, the dealer's bank,
// the seats' counts and states. Part of view_of (table_screen.h).

#include "picture/table/table_screen.h"
#include "picture/table/table_view.h"

namespace fairdeal {

/// Layout, print, signs, bank, starting player: all of the table that belongs to no seat.
void put_table_facts(TableView& view, const TableScreen& screen, const TableState& table);

/// A seat's count, its state at the step shown, and whether it still has its secret bet.
void put_seat_facts(SpotView& spot, const TableScreen& screen, const TableState& table);

/// Was this wager put up as the secret bet?
bool is_secret(const TableScreen& screen, const PlacedWager& wager);

/// IBL-SEC-5, AMB-IBL-09: is the amount of a secret bet still hidden at the step shown?
bool hides_secrets(const TableScreen& screen);

}  // namespace fairdeal
