#include "desk/log/log_tasks.h"

#include <algorithm>

#include "desk/log/log_actions.h"
#include "desk/replay/replay_keeping.h"

namespace fairdeal {

namespace {

/// The listed hand so many rows below the picked one; with none picked, from above the first.
void pick_beside(ReplaySession& session, int rows) {
    const auto picked = std::ranges::find(session.rows, session.picked, &HandRow::idx);
    const auto at = picked == session.rows.end() ? -1 : picked - session.rows.begin();
    const auto to = at + rows;
    if (to < 0 || to >= std::ssize(session.rows)) return;
    pick_hand(session, session.rows[static_cast<std::size_t>(to)].idx);
}

}  // namespace

std::optional<Destination> apply(ReplaySession& session, LogAction action) {
    HandQuery query = session.query;
    switch (action) {
        case LogAction::OpenHand:
            open_hand(session, session.picked, session.library.misreadings);
            break;
        case LogAction::Up: pick_beside(session, -1); break;
        case LogAction::Down: pick_beside(session, 1); break;
        case LogAction::ToAudit: return BackToAudit{};
        case LogAction::OnlyWrong:
            query.only_wrong = !query.only_wrong;
            ask(session, std::move(query));
            break;
        case LogAction::Bookmarked:
            query.bookmarked = !query.bookmarked;
            query.among.reset();
            ask(session, std::move(query));
            break;
        case LogAction::Everything: set_query(session, {}); break;
        case LogAction::Earlier: turn_page(session, -1); break;
        case LogAction::Later: turn_page(session, 1); break;
        case LogAction::News: show_news(session); break;
        case LogAction::StopSearch: stop_search(session); break;
        case LogAction::CallOff: call_off_work(session); break;
        case LogAction::Sample: deal_sample(session, sample_log(session.preferences)); break;
        case LogAction::More:
        case LogAction::TypeId:
        case LogAction::OpenLog:
        case LogAction::Import:
        case LogAction::Export:
        case LogAction::Sign:
        case LogAction::Refused: break;
    }
    return std::nullopt;
}

void ask(ReplaySession& session, HandQuery query) {
    const bool narrows = session.lists_audit && !session.query.bookmarked;
    if (query.bookmarked)
        query.among = hands_with_bookmark(session);
    else if (narrows && !query.among)
        query.among = session.query.among;
    set_query(session, query);
}

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
