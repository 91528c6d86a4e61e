#pragma once
// What the pages of Replay do with a log: searching it, and work that they begin: opening it,
// importing into it, exporting it, a sample. What was under way is called off.

#include "desk/frame/kept_preferences.h"
#include "desk/replay/replay_session.h"

namespace fairdeal {

enum class LogAction : unsigned char;

/// Files and what is typed are the page's.
std::optional<Destination> apply(ReplaySession& session, LogAction action);
/// Lists what is asked for, of hands with a bookmark those that have one now. Where the hands that
/// an audit found are listed, only some of these.
void ask(ReplaySession& session, HandQuery query);
void open_log(ReplaySession& session, const std::string& file);
/// Imports records into the open log, or into a new one beside them.
void import_into_log(ReplaySession& session, const std::string& records,
                     std::optional<FileFormat> format = std::nullopt);
/// Exports the hands that are listed, or the whole signed log as a folder that others can verify.
void export_log(ReplaySession& session, const ExportTo& to);
void export_log_folder(ReplaySession& session, const std::string& folder);
void deal_sample(ReplaySession& session, const std::string& log);
/// Where a sample log is kept; empty if there is nowhere.
std::string sample_log(const KeptPreferences& preferences);

}  // namespace fairdeal
