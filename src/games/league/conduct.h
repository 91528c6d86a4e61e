#pragma once
// Conduct: each event of a record compared with the clauses that say who may do what when. What is
// forbidden becomes a breach with its clause; the answer is what the event is worth all the same.

#include "games/league/play.h"

namespace fairdeal::ibl {

/// Judges the next event on the table as it stands, before it is applied; adds its breaches to the
/// play.
Effect judge_event(Play& play, const Event& event);

/// What the base game and their chips allow the player of an open hand (AMB-IBL-28).
[[nodiscard]] bool double_is_open(const Play& play, const TableSeat& seat, const TableHand& hand);
[[nodiscard]] bool split_is_open(const Play& play, const TableSeat& seat, const TableHand& hand);
[[nodiscard]] bool surrender_is_open(const Play& play, const TableHand& hand);

}  // namespace fairdeal::ibl
