#pragma once
// The school as a room of the desk: who is there, what they have open, how far they have read.

#include "desk/learn/learn_session.h"
#include "desk/learn/learn_view.h"
#include "desk/school/school_screen.h"

namespace fairdeal {

struct Desk;

struct LearnRoom {
    std::filesystem::path file;  // of the school; empty: the user's own
    SchoolRoom school;
    bool open = false;  // the school's file has been looked for
    LearnView view = LearnView::Today;
    std::string passphrase;               // typed to sign in
    DrillChoice drill;                    // chosen on the page
    std::optional<LearnSession> session;  // of reviews or of a drill
    std::string left_out;                 // which packs, why, and where to look; empty: none
};

/// Opens the school in its file when it is wanted first.
void open_own_school(Desk& desk);
/// Goes to it.
void enter_school(Desk& desk);
void show_learn_view(Desk& desk, LearnView view);
bool is_signed_in(const Desk& desk);
/// The views that the person who is there is offered: the group to a trainer only.
std::vector<LearnView> learn_views(const Desk& desk);

/// What the buttons do; each leaves what went wrong in the school's `error`.
void begin_reviews(Desk& desk);
void begin_drill(Desk& desk);
/// A drill of one clause; of whichever game has it.
void drill_clause(Desk& desk, const std::string& clause);
/// What the last program was at when it ended: a question, a drill, payouts, a round.
void take_up_item(Desk& desk);
/// The next item, or back to the plan where there is none.
void go_to_next_item(Desk& desk);
/// After an answer: another hand of the same clause, or the nearest that another one decides.
/// False: there is none.
bool go_to_same_again(Desk& desk);
bool go_to_contrast(Desk& desk);
/// Back to the plan; the open item stays and can be taken up again.
void leave_session(Desk& desk);
void sign_in_picked(Desk& desk);
void leave_school(Desk& desk);

/// To be called after every change of what is answered in Practise or in the school: keeps what was
/// typed or answered. An answer in Practise counts too, for the person who is signed in.
void keep_learning(Desk& desk, bool was_marked);

/// Shows a clause in the rule book.
void look_up(Desk& desk, const std::string& clause);

}  // namespace fairdeal
