#include "desk/log/log_tasks.h"

#include <algorithm>

#include "base/read.h"
#include "base/translation.h"
#include "desk/log/hand_columns.h"
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

/// Every hand of the page.
void choose_all(ReplaySession& session) {
    std::vector<std::int64_t> all;
    for (const HandRow& row : session.rows) all.push_back(row.idx);
    choose_hands(session, std::move(all), session.picked);
}

/// The selected rows; where none is, the picked one.
std::vector<HandFacts> chosen_hands(const ReplaySession& session) {
    std::vector<HandFacts> hands;
    for (const HandFacts& row : session.rows) {
        const bool is_chosen =
            session.chosen.empty()
                ? row.idx == session.picked
                : std::ranges::find(session.chosen, row.idx) != session.chosen.end();
        if (is_chosen) hands.push_back(row);
    }
    return hands;
}

/// Asks only for hands that share with this one what the column shows of it; how that is said.
/// Nothing where the hand has nothing there, or hands cannot be searched by it.
std::optional<std::string> narrowed(HandQuery& query, const HandFacts& hand, HandColumn column,
                                    const Library& library) {
    constexpr std::size_t day = 10;  // "2026-03-14"
    const std::string cell = cell_of(hand, column, library);
    if (cell.empty()) return std::nullopt;
    switch (column) {
        case HandColumn::Time:
            query.from = query.to = hand.identity.at.substr(0, day);
            return tr("Only the same day");
        case HandColumn::Game: query.game = hand.game; return tr("Only {game}", "game"_a = cell);
        case HandColumn::Table:
            query.table = hand.identity.table;
            return tr("Only table {table}", "table"_a = cell);
        case HandColumn::Dealer:
            query.dealer = hand.identity.dealer;
            return tr("Only dealer {dealer}", "dealer"_a = cell);
        case HandColumn::Result:
            if (hand.standing != HandStanding::Wrong) return std::nullopt;
            query.only_wrong = true;
            return tr("Only wrong hands");
        case HandColumn::Wrong:
            query.only_wrong = true;
            query.wager = hand.wrong_wagers.front();
            return tr("Only with {wager} wrong", "wager"_a = wager_title(query.wager));
        case HandColumn::Clause:
            query.clause = hand.clause;
            return tr("Only by {clause}", "clause"_a = cell);
        case HandColumn::Misreading:
            query.clause = hand.misreading;
            return tr("Only with this misreading");
        case HandColumn::Hand:
        case HandColumn::Stake:
        case HandColumn::Wagers:
        case HandColumn::Difference:
        case HandColumn::Faults: break;
    }
    return std::nullopt;
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
        case LogAction::Shoes: return WatchShoes{};
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
        case LogAction::AnotherRule:
            return session.chosen.size() > 1 ? rule_over_chosen(session) : rule_over_found(session);
        case LogAction::ChooseAll: choose_all(session); break;
        case LogAction::Earlier: turn_page(session, -1); break;
        case LogAction::Later: turn_page(session, 1); break;
        case LogAction::News: show_news(session); break;
        case LogAction::StopSearch: stop_search(session); break;
        case LogAction::CallOff: call_off_work(session); break;
        case LogAction::Sample: deal_sample(session, sample_log(session.preferences)); break;
        case LogAction::More:
        case LogAction::Columns:
        case LogAction::Searches:
        case LogAction::WithChosen:
        case LogAction::Copy:
        case LogAction::TypeId:
        case LogAction::OpenLog:
        case LogAction::Import:
        case LogAction::Export:
        case LogAction::Sign:
        case LogAction::NotTaken: break;
    }
    return std::nullopt;
}

void ask(ReplaySession& session, HandQuery query) {
    const bool narrows = session.listed_from && !session.query.bookmarked;
    if (query.bookmarked)
        query.among = hands_with_bookmark(session);
    else if (narrows && !query.among)
        query.among = session.query.among;
    set_query(session, query);
    // It is no longer all that the log holds: that stays said.
    if (narrows && query.among) session.report = session.listed_as;
}

void open_log(ReplaySession& session, const std::string& file) {
    call_off_work(session);
    session.listed_from.reset();
    session.work = start_opening(file, session.library.misreadings);
}

std::string new_log_beside(const std::string& records) {
    const auto log = std::filesystem::path(records).replace_extension(".db");
    return may_be_there(log) ? records + ".db" : log.string();
}

void import_into_log(ReplaySession& session, const std::string& records,
                     std::optional<FileFormat> format) {
    call_off_work(session);
    const std::string log = session.log ? session.file : new_log_beside(records);
    session.work = start_import(records, log, session.library.misreadings, format);
}

void import_into_new_log(ReplaySession& session, const std::string& records, const std::string& log,
                         std::optional<FileFormat> format) {
    if (may_be_there(log)) {
        session.error =
            tr("{log} is there already: choose another name for the new log", "log"_a = log);
        return;
    }
    call_off_work(session);
    session.work = start_import(records, log, session.library.misreadings, format);
}

void export_log(ReplaySession& session, const ExportTo& to) {
    if (!session.log) return;
    call_off_work(session);
    session.work = start_export(session.file, search_of(session.query), to);
}

void export_chosen(ReplaySession& session, const ExportTo& to) {
    const std::vector<HandFacts> hands = chosen_hands(session);
    if (!session.log || hands.empty()) return;
    SearchQuery asked;
    asked.among.emplace();
    for (const HandFacts& hand : hands) asked.among->push_back(hand.idx);
    std::ranges::sort(*asked.among);
    call_off_work(session);
    session.work = start_export(session.file, asked, to);
}

namespace {

/// The open log and the game of the picked hand. Says so and gives nothing if no hand is listed.
std::optional<RuleOverHands> rule_over(ReplaySession& session) {
    session.report.clear();
    session.error.clear();
    const auto picked = std::ranges::find(session.rows, session.picked, &HandRow::idx);
    if (!session.log || picked == session.rows.end()) {
        session.error = tr("No hand is listed. Search for others first.");
        return std::nullopt;
    }
    RuleOverHands over;
    over.log = session.file;
    over.game = picked->game;
    return over;
}

}  // namespace

std::optional<Destination> rule_over_chosen(ReplaySession& session) {
    auto over = rule_over(session);
    if (!over) return std::nullopt;
    for (const HandFacts& hand : chosen_hands(session)) over->hands.push_back(hand.idx);
    std::ranges::sort(over->hands);
    return *std::move(over);
}

std::optional<Destination> rule_over_found(ReplaySession& session) {
    auto over = rule_over(session);
    if (!over) return std::nullopt;
    over->query = session.query;
    if (session.search.is_whole()) over->count = session.search.sums().hands;
    return *std::move(over);
}

std::string chosen_lines(const ReplaySession& session) {
    return as_lines(chosen_hands(session), session.preferences.hand_columns, session.library);
}

void bookmark_chosen(ReplaySession& session) {
    const auto marked = hands_with_bookmark(session);
    std::int64_t added = 0;
    for (const HandFacts& hand : chosen_hands(session)) {
        if (std::ranges::binary_search(marked, hand.idx)) continue;
        session.preferences.bookmarks.push_back({session.file, key_of(hand), 0});
        ++added;
    }
    session.report =
        added == 0 ? tr("The selected hands have bookmarks already.")
                   : tr_n("{count} hand got a bookmark.", "{count} hands got a bookmark.", added);
    save_preferences(session.preferences);
}

std::optional<SameHands> same_hands(const ReplaySession& session, HandColumn column) {
    const auto picked = std::ranges::find(session.rows, session.picked, &HandRow::idx);
    if (picked == session.rows.end()) return std::nullopt;
    SameHands same{"", session.query};
    auto words = narrowed(same.query, *picked, column, session.library);
    if (!words) return std::nullopt;
    same.words = *std::move(words);
    return same;
}

void toggle_column(ReplaySession& session, HandColumn column) {
    std::vector<HandColumn> columns;
    for (const HandColumn each : every_hand_column) {
        const bool shown = std::ranges::find(session.preferences.hand_columns, each) !=
                           session.preferences.hand_columns.end();
        if (shown != (each == column)) columns.push_back(each);
    }
    if (columns.empty()) return;
    session.preferences.hand_columns = std::move(columns);
    save_preferences(session.preferences);
}

void save_search(ReplaySession& session, const std::string& name) {
    auto& searches = session.preferences.searches;
    const bool is_new = std::ranges::find(searches, name, &SavedSearch::name) == searches.end();
    session.report.clear();
    if (name.empty() || name.size() > most_of_a_name) {
        session.error = tr_n("A search is named in 1 to {count} character.",
                             "A search is named in 1 to {count} characters.", most_of_a_name);
        return;
    }
    if (is_new && searches.size() >= most_searches) {
        session.error = tr_n("There is {count} saved search already: delete one first.",
                             "There are {count} saved searches already: delete one first.",
                             static_cast<std::int64_t>(searches.size()));
        return;
    }
    keep_search(searches, {name, session.query, session.order});
    session.error.clear();
    session.report = tr("The search is saved as \u201c{name}\u201d.", "name"_a = name);
    save_preferences(session.preferences);
}

void use_search(ReplaySession& session, const SavedSearch& search) {
    set_order(session, search.order);
    ask(session, search.query);
}

void delete_search(ReplaySession& session, const std::string& name) {
    std::erase_if(session.preferences.searches,
                  [&](const SavedSearch& search) { return search.name == name; });
    save_preferences(session.preferences);
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
