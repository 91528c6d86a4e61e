#pragma once
// What the audit room does with the rest of the desk: its log from Replay, its hands to Replay, a
// dealer's mistakes to Practise.

#include "desk/frame/desk.h"

namespace fairdeal {

/// The log that is open in Replay; empty: none is.
std::string log_to_audit(const Desk& desk);

/// Lists the hands of the picked cell in Replay: the very hands where there are few enough to be
/// known, else what its log finds. A log that is not open is opened first.
void open_picked_cell(Desk& desk);
/// Likewise the hands of a pattern, by its place.
void open_pattern(Desk& desk, std::size_t pattern);
/// Looks after both. True if something has changed.
bool poll_audit(Desk& desk);

/// Back from the list of hands, or of a dealer's practice, that the audit led to. False: it did
/// not.
bool back_to_audit(Desk& desk);

/// Practise, with the few scenarios that are about what the picked dealer got wrong. False: there
/// are none.
bool practise_with_picked_dealer(Desk& desk);

}  // namespace fairdeal
