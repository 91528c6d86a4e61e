#pragma once
// The hand that is typed in, and where it goes: a file of its own, the open log or another one.

#include "desk/frame/destination.h"
#include "desk/log/open_log.h"
#include "desk/rebuild/entry_words.h"

namespace fairdeal {

struct EntrySession {
    EntrySession(const Library& content, const OpenLog& log) : library(content), open_log(log) {}

    const Library& library;
    const OpenLog& open_log;  // in Replay
    HandEntry entry = start_entry(Game::Breakout);
};

/// Says below the line that is typed what an action did, or why it could not be done.
void say(EntrySession& session, const std::string& what, KeyTaken taken);

/// Saves it as a file; what went wrong is said.
void save_entry(EntrySession& session, const std::string& file);
/// Puts it into a log, which is read again if it is the open one; what went wrong is said.
std::optional<Destination> add_entry_to_log(EntrySession& session, const std::string& log);

}  // namespace fairdeal
