#pragma once
// Somebody deals the round that is on the table: one by itself, or the one of a shift. What is done
// to it is the same; what comes of it is not, and so goes through the session.

#include <functional>
#include <string>

#include "desk/frame/destination.h"
#include "desk/round/round_words.h"

namespace fairdeal {

struct TableSession {
    TableSession(const Library& content, SchoolSession& session)
        : library(content), school(session) {}
    TableSession(const TableSession&) = delete;
    TableSession& operator=(const TableSession&) = delete;
    virtual ~TableSession() = default;

    const Library& library;
    SchoolSession& school;

    /// The round on the table; null: none is shown.
    [[nodiscard]] virtual const TableRun* table() const = 0;
    /// Does something to it, if it can be dealt now.
    virtual void change(const std::function<void(TableRun&)>& act) = 0;
};

void pick_in_round(TableSession& session, std::size_t target);
/// The same by what was clicked on the table: a wager; of cards or a seat the next target of the
/// seat; a chip of the rack is added to the amount that is being typed.
void pick_in_round(TableSession& session, const TablePick& pick);
/// Whether such a click does anything.
bool can_pick_in_round(const TableSession& session, const TablePick& pick);
/// What carrying chips over the table does: chips of the rack put to a wager are paid, and wait for
/// Enter; a stake that is swept to the rack is taken and one that its player gets is returned, at
/// once; the top chip of what is paid goes back to the rack.
bool can_carry_in_round(const TableSession& session, const ChipPlace& from);
/// Empty: it does nothing.
std::string move_in_words(const TableSession& session, const ChipMove& move);
void move_in_round(TableSession& session, const ChipMove& move);
void do_in_round(TableSession& session, Verb verb);
/// What is typed so far, which is kept.
void type_in_round(TableSession& session, const std::string& typed);
void enter_in_round(TableSession& session, const std::string& typed);
/// A key of the dealer; `typed` is what stands in the field of the amount. False: it is not theirs.
bool deal_by_key(TableSession& session, const KeyPress& key, const std::string& typed);

}  // namespace fairdeal
