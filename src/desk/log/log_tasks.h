#pragma once
// Work on a log that the pages of Replay begin: opening it, importing into it, exporting it, a
// sample. What was under way is called off.

#include "desk/frame/kept_preferences.h"
#include "desk/replay/replay_session.h"

namespace fairdeal {

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
