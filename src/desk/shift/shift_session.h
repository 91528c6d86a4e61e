#pragma once
// A shift that the person who is signed in at the school deals. Every act keeps what there is to
// keep.

#include "desk/learn/next_question.h"
#include "desk/round/table_session.h"
#include "desk/shift/shift_actions.h"
#include "desk/shift/shift_words.h"

namespace fairdeal {

struct ShiftSession : TableSession {
    /// `choice`: of the school's first page. A shift is of its game.
    ShiftSession(const Library& content, SchoolSession& session, const DrillChoice& choice)
        : TableSession(content, session), drill(choice) {}

    const DrillChoice& drill;
    bool chooses = false;         // how long it is to be
    std::optional<ShiftRun> run;  // nothing: no shift is shown
    std::string problem;          // why a key does nothing while a guest asks; empty: none

    [[nodiscard]] const TableRun* table() const override;
    void change(const std::function<void(TableRun&)>& act) override;
};

bool is_shown(const ShiftSession& session);
/// Asks how long the next shift is to be.
void choose_shift(ShiftSession& session);
/// Goes on with a shift as it was kept. Where it can no longer be read it is given up, and the
/// school's error says so.
void resume_shift(ShiftSession& session, const UnfinishedRun& kept);
/// What happens by itself, a question of a guest too; false: the trainee is waited for.
bool go_on_with_shift(ShiftSession& session);
/// On the sheet: the moment of a slip.
void look_at_shift_slip(ShiftSession& session, std::size_t slip);
/// False: it cannot be done now. Save is the page's, which asks where to.
bool apply(ShiftSession& session, ShiftAction action);
/// The action that a key stands for now; nothing: none.
std::optional<ShiftAction> action_of(const ShiftSession& session, const KeyPress& key);
/// Any other key. False: it is not ours.
bool press_in_shift(ShiftSession& session, const KeyPress& key, const std::string& typed);

/// Back to the plan, where a shift that is not over can be gone on with.
void leave_shift(ShiftSession& session);

/// The sheet as PDF. The school's error or notice says what became of it.
void save_shift(ShiftSession& session, const std::string& file, const UtcTime& now);
/// "shift-breakout-2026-11-26.pdf".
std::string shift_file_name(const ShiftSession& session);

ShiftScreen screen_of(const ShiftSession& session);
/// What stands above the page now.
std::string crumb_of(const ShiftSession& session);

}  // namespace fairdeal
