#pragma once
// Conduct: each event of a record compared with the clauses that say who may do what when. What is
// forbidden becomes a breach with its clause; the answer is what the event is worth all the same.

#include "games/breakout/play.h"

namespace fairdeal::brk {

/// Judges the next event on the table as it stands, before it is applied; adds its breaches to the
/// play.
Effect judge_event(Play& play, const Event& event);

}  // namespace fairdeal::brk
