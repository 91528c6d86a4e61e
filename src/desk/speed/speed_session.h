#pragma once
// Payouts for speed, as the person who is signed in at the school does them. Every act keeps what
// there is to keep.

#include "desk/frame/destination.h"
#include "desk/speed/speed_actions.h"
#include "desk/speed/speed_words.h"
#include "picture/page.h"

namespace fairdeal {

struct SpeedSession {
    /// `choice`: of the school's first page. A run is ready in its game, and a game chosen here is
    /// the game of drills too.
    SpeedSession(const Library& content, SchoolSession& session, DrillChoice& choice)
        : library(content), school(session), drill(choice) {}

    const Library& library;
    SchoolSession& school;
    DrillChoice& drill;
    std::optional<SpeedRun> run;  // nothing: no run is shown
    Paper paper = Paper::A4;      // of what is printed
    std::string sheet_code;       // of a printed sheet, as it is typed
};

/// A run that is ready, of the game that drills are chosen for.
void prepare_speed(SpeedSession& session);
/// Before it is started: another game or level, amounts or chips. The choice of drills is of that
/// game from now on, and of no clause.
void choose_speed(SpeedSession& session, Game game, SpeedLevel level, QuestionKind asks);
void start_speed(SpeedSession& session);
/// What is typed so far, which is kept.
void type_payout(SpeedSession& session, const std::string& typed);
/// A chip that was clicked in the rack of the table is added to the amount or to the chips that are
/// paid; `can_pick_payout`: whether a click does that.
void pick_payout(SpeedSession& session, const TablePick& pick);
bool can_pick_payout(const SpeedSession& session, const TablePick& pick);
/// The amount as it was typed, entered.
void enter_payout(SpeedSession& session, const std::string& typed);
/// To be called ten times a second while a run is shown: deals ahead and ends it when time is up.
/// True if it is over now.
bool look_after_speed(SpeedSession& session);
/// Ends a run that is on; from the sheet, or where none is on, back to the plan.
void leave_speed(SpeedSession& session);
/// Another run of the same kind, ready.
void speed_once_more(SpeedSession& session);
/// A row of the sheet in the answer panel; leaving that leads back to the sheet.
std::optional<Destination> look_at_payout(SpeedSession& session, std::size_t row);

/// The action that a key stands for now; nothing: none.
std::optional<SpeedAction> action_of(const SpeedSession& session, const KeyPress& key);
/// Enter: what is typed as the session knows it.
std::optional<Destination> apply(SpeedSession& session, SpeedAction action);

/// A run must be shown.
SpeedScreen screen_of(const SpeedSession& session);

}  // namespace fairdeal
