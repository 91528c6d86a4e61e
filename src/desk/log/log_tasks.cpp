#include "desk/log/log_tasks.h"

namespace fairdeal {

void open_log(ReplaySession& session, const std::string& file) {
    call_off_work(session);
    session.lists_audit = false;
    session.work = start_opening(file, session.library.misreadings);
}

void import_into_log(ReplaySession& session, const std::string& records,
                     std::optional<FileFormat> format) {
    call_off_work(session);
    const std::string log = session.log ? session.file : records + ".db";
    session.work = start_import(records, log, session.library.misreadings, format);
}

void export_log(ReplaySession& session, const ExportTo& to) {
    if (!session.log) return;
    call_off_work(session);
    session.work = start_export(session.file, search_of(session.query), to);
}

void export_log_folder(ReplaySession& session, const std::string& folder) {
    if (!session.log) return;
    call_off_work(session);
    session.work = start_tiles(session.file, folder);
}

void deal_sample(ReplaySession& session, const std::string& log) {
    constexpr int hands = 500;
    call_off_work(session);
    session.work = start_sample(log, hands, session.library.misreadings);
}

std::string sample_log(const KeptPreferences& preferences) {
    return preferences.folder.empty() ? "" : (preferences.folder / "sample-night.db").string();
}

}  // namespace fairdeal
