#pragma once
// What the pages of the school do with a run of payouts and with a round that is dealt: every deed
// of their buttons and keys.

#include "desk/round/table_run_screen.h"
#include "desk/speed/speed_screen.h"

namespace fairdeal {

struct Desk;

/// Goes on with the payouts or the round that somebody was in the middle of; false: there is
/// nothing, or something else was opened after it. What can no longer be read is given up.
bool take_up_run(Desk& desk);

/// Shows the speed drill, ready for the game that drills are chosen for. Nobody signed in: nothing.
void open_speed(Desk& desk);
/// Before it is started: another game or level, amounts or chips.
void choose_speed(Desk& desk, Game game, SpeedLevel level, QuestionKind asks);
void start_speed(Desk& desk);
/// What is typed so far, which is kept.
void type_payout(Desk& desk, const std::string& typed);
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

/// Deals a round of the game that drills are chosen for, at its first act. Nobody signed in:
/// nothing.
void open_round(Desk& desk);
/// What happens by itself; false: it is the trainee's turn.
bool go_on_with_round(Desk& desk);
void pick_in_round(Desk& desk, std::size_t target);
void do_in_round(Desk& desk, Verb verb);
/// What is typed so far, which is kept.
void type_in_round(Desk& desk, const std::string& typed);
void enter_in_round(Desk& desk, const std::string& typed);
/// On the sheet: the moment of a slip.
void look_at_slip(Desk& desk, std::size_t slip);
/// False: the key is not ours. `typed` is what stands in the field of the amount.
bool press_in_round(Desk& desk, const KeyPress& key, const std::string& typed);
/// Back to the plan, where a round that is not over can be gone on with.
void leave_round(Desk& desk);

}  // namespace fairdeal
