#pragma once
// What the pages of the school do with a run of payouts: every deed of its buttons and keys.

#include "app/speed_screen.h"

namespace fairdeal {

struct Desk;

/// Shows the speed drill, ready for the game that drills are chosen for. Nobody signed in: nothing.
void open_speed(Desk& desk);
/// Before it is started: another game or level.
void choose_speed(Desk& desk, Game game, SpeedLevel level);
void start_speed(Desk& desk);
/// The amount as it was typed, entered.
void enter_payout(Desk& desk, const std::string& typed);
/// To be called ten times a second while a run is shown: deals ahead and ends it when time is up.
/// True if it is over now.
bool look_after_speed(Desk& desk);
/// Ends a run that is on; from the sheet, or where none is on, back to the plan.
void leave_speed(Desk& desk);
/// Another run of the same kind, ready.
void speed_once_more(Desk& desk);
/// A row of the sheet in the answer panel; leaving that leads back to the sheet.
void look_at_payout(Desk& desk, std::size_t row);

}  // namespace fairdeal
