#pragma once
// A round that the person who is signed in at the school deals. Every act keeps what there is to
// keep.

#include "desk/frame/destination.h"
#include "desk/round/round_words.h"

namespace fairdeal {

struct RoundSession {
    RoundSession(const Library& content, SchoolRoom& room) : library(content), school(room) {}

    const Library& library;
    SchoolRoom& school;
    std::optional<TableRun> run;  // nothing: no round is shown
};

/// What happens by itself; false: it is the trainee's turn.
bool go_on_with_round(RoundSession& session);
void pick_in_round(RoundSession& session, std::size_t target);
/// The same by what was clicked on the table: a wager; of cards or a seat the next target of the
/// seat; a chip of the rack is added to the amount that is being typed.
void pick_in_round(RoundSession& session, const TablePick& pick);
/// Whether such a click does anything.
bool can_pick_in_round(const RoundSession& session, const TablePick& pick);
void do_in_round(RoundSession& session, Verb verb);
/// What is typed so far, which is kept.
void type_in_round(RoundSession& session, const std::string& typed);
void enter_in_round(RoundSession& session, const std::string& typed);
/// On the sheet: the moment of a slip.
void look_at_slip(RoundSession& session, std::size_t slip);
/// `typed` is what stands in the field of the amount.
Pressed press_in_round(RoundSession& session, const KeyPress& key, const std::string& typed);
/// Back to the plan, where a round that is not over can be gone on with.
void leave_round(RoundSession& session);

RoundScreen screen_of(const RoundSession& session);

}  // namespace fairdeal
