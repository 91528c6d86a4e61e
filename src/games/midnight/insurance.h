#pragma once
// MID-INS, insurance: who may take it, when, for how much, and what becomes of it when hands bust.

#include "games/midnight/play.h"

namespace fairdeal::mid {

/// MID-INS-3: half the bet, as the house rounds it (AMB-MID-13).
[[nodiscard]] Money half_the_bet(const Play& play, const TableSeat& seat);

/// The hands are dealt, and nobody has acted.
[[nodiscard]] bool is_time_to_insure(const Play& play);
/// Insurance may be asked about: the hands are dealt, an ace is up, nobody has acted.
[[nodiscard]] bool insurance_is_open(const Play& play);

/// AMB-MID-11, read the other way: the event of the bust that insurance of this seat went with,
/// while others lived; never where it stands.
[[nodiscard]] int lost_with_hand(const Play& play, const TableSeat& seat);
/// Insurance that still waits for the dealer's second card lies on the table.
[[nodiscard]] bool insurance_is_up(const Play& play);

}  // namespace fairdeal::mid
