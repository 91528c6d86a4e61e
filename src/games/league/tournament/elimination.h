#pragma once
// IBL-EH, elimination hands: after the hand, who goes out in which place, and the final placing
// when the table ends.

#include "games/league/play.h"
#include "games/league/tournament/sudden_death.h"

namespace fairdeal::ibl {

/// Everybody still in, by seat, with their chips before the hand and after these settlement lines;
/// never less than nothing. Empty where somebody's chips were not counted: then nobody can be
/// ranked.
Contenders counts_after(const TableState& table, const std::vector<Line>& lines);

/// AMB-IBL-26: an elimination or final hand, and one seat alone in it. Played to its end it is a
/// fault of the record, and nobody is placed by it.
bool is_played_by_one(const Play& play);
void report_hand_of_one(Play& play);

/// Adds the `out` and `place` lines of a hand that is over after its settlement: highest place
/// first.
void say_who_goes_out(const Play& play, std::vector<Line>& lines);

}  // namespace fairdeal::ibl
