#pragma once
// Conduct: each event of a record held against the clauses that say who may do what when. What is
// forbidden becomes a breach with its clause; the answer is what the event is worth all the same.

#include "games/breakout/play.h"

namespace fairdeal {

/// Judges the next event on the table as it stands, before it is applied; adds its breaches to the
/// play.
Effect judge_event(Play& play, const Event& event);

/// Judges when each settlement line was made: what BRK-BJ-2 takes early before the next card, the
/// rest not before it is due. `lines` is the settlement that is due.
void judge_times(Play& play, const std::vector<Line>& lines);

/// The main wagers and the insurance of a table may be insured, or paid even money, now?
[[nodiscard]] bool may_insure(const Play& play, const TableSeat& seat);
[[nodiscard]] bool may_take_even_money(const Play& play, const TableSeat& seat);

}  // namespace fairdeal
