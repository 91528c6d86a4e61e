#pragma once
// How the school's first page leads to payouts for speed and to a round that is dealt.

namespace fairdeal {

struct Desk;

/// Goes on with the payouts or the round that somebody was in the middle of; false: there is
/// nothing, or something else was opened after it. What can no longer be read is given up.
bool take_up_run(Desk& desk);

/// Shows the speed drill, ready for the game that drills are chosen for. Nobody signed in: nothing.
void open_speed(Desk& desk);
/// Deals a round of the game that drills are chosen for, at its first act. Nobody signed in:
/// nothing.
void open_round(Desk& desk);

}  // namespace fairdeal
