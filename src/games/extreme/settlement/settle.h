#pragma once
// The settlement of a hand of eXtreme: every wager's lines with their clauses, in the order in
// which they must be made, and the bank after each.

#include "games/extreme/play.h"

namespace fairdeal::bjx {

/// Fills in the ruling's lines and its short bank: what is due by now, of a hand that is over
/// everything, otherwise what falls due early (a folded blind, a busted hand, a natural that the
/// dealer's hand cannot touch any more). Early lines stand where they fell due; then takes and
/// pushes clockwise, the pays, the returns clockwise.
void settle(const Play& play, Ruling& ruling);

/// Reports each settlement event of the record that came too early, and each busted hand that was
/// collected too late; `lines` is what is due.
void judge_times(Play& play, const std::vector<Line>& lines);

}  // namespace fairdeal::bjx
