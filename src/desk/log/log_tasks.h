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
/// october.db of october.txt; where that is another log already, october.txt.db.
std::string new_log_beside(const std::string& records);
/// Into the open log, or a new one beside the records.
void import_into_log(ReplaySession& session, const std::string& records,
                     std::optional<FileFormat> format = std::nullopt);
/// Into a log that is made for them, and open afterwards. Refused, in words, where the file is
/// there.
void import_into_new_log(ReplaySession& session, const std::string& records, const std::string& log,
                         std::optional<FileFormat> format = std::nullopt);
/// Exports the hands that are listed, or the whole signed log as a folder that others can verify.
void export_log(ReplaySession& session, const ExportTo& to);
/// Exports the selected hands.
void export_chosen(ReplaySession& session, const ExportTo& to);
/// Another table card or rule over the selected hands, or over all that the search finds, on the
/// Audit page. Nothing, which is said, where no hand is listed.
std::optional<Destination> rule_over_chosen(ReplaySession& session);
std::optional<Destination> rule_over_found(ReplaySession& session);
void export_log_folder(ReplaySession& session, const std::string& folder);
/// The selected hands as lines for a spreadsheet, by the columns that are shown.
std::string chosen_lines(const ReplaySession& session);
/// Sets a bookmark at the start of each selected hand that has none.
void bookmark_chosen(ReplaySession& session);
/// The hands that share with the picked one what a column shows of it.
struct SameHands {
    std::string words;  // "Only dealer 1107"
    HandQuery query;
};
/// Nothing where the hand has nothing there, or hands cannot be searched by it.
std::optional<SameHands> same_hands(const ReplaySession& session, HandColumn column);
/// Shows a column or takes it away; the last one stays.
void toggle_column(ReplaySession& session, HandColumn column);
/// Keeps what is listed now under a name; the session's report or error says so.
void save_search(ReplaySession& session, const std::string& name);
void use_search(ReplaySession& session, const SavedSearch& search);
void delete_search(ReplaySession& session, const std::string& name);
void deal_sample(ReplaySession& session, const std::string& log);
/// Where a sample log is kept; empty if there is nowhere.
std::string sample_log(const KeptPreferences& preferences);

}  // namespace fairdeal
