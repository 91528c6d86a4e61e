#include "desk/replay/replay_session.h"

#include <utility>

#include "base/translation.h"
#include "desk/log/log_tasks.h"

#include <algorithm>

#include "desk/log/league_table.h"

namespace fairdeal {

namespace {

/// Runs what the machine may refuse; its error becomes words.
template <class Work>
void try_it(ReplaySession& session, Work work) {
    try {
        work();
        session.error.clear();
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

void keep_picked(ReplaySession& session) {
    const bool there = std::any_of(session.rows.begin(), session.rows.end(),
                                   [&](const HandRow& row) { return row.idx == session.picked; });
    if (!there) session.picked = session.rows.empty() ? 0 : session.rows.front().idx;
}

Clock::time_point in(std::chrono::milliseconds budget) { return Clock::now() + budget; }
constexpr std::chrono::milliseconds at_once{40};     // a page is looked for before it is shown
constexpr std::chrono::milliseconds patience{1500};  // for one hand that somebody waits for

/// Takes over what the search has of the page; once it is there, where it stands.
void show_page(ReplaySession& session) {
    LogSearch& search = session.search;
    const bool back = session.turning_back;
    session.rows = search.rows;
    if (search.way != 0) return;
    if (!back) {
        session.more_after = search.more;
        return;
    }
    session.turning_back = false;
    const auto here = static_cast<std::int64_t>(session.rows.size());
    if (!search.more)
        session.before_page = 0;
    else if (session.before_page >= 0)
        session.before_page -= here;
    if (session.picked == 0 && !session.rows.empty()) session.picked = session.rows.back().idx;
}

/// The page that begins after a hand (way 1), or ends before it (-1).
void begin_page(ReplaySession& session, std::int64_t from, int way) {
    look_for_page(session.search, from, way);
    session.turning_back = way < 0;
    if (way < 0) session.more_after = true;
    search_on(session.search, *session.log, in(at_once));
    show_page(session);
}

void list_from_start(ReplaySession& session) {
    session.rows.clear();
    session.before_page = 0;
    session.more_after = false;
    session.turning_back = false;
    session.search = {};
    session.news = 0;
    if (!session.log) return;
    try_it(session, [&] {
        session.search.hands.emplace(*session.log, search_of(session.query));
        begin_page(session, 0, 1);
    });
    keep_picked(session);
}

void take_in(ReplaySession& session, LogOutcome outcome) {
    if (outcome.log) {
        session.log = std::move(outcome.log);
        session.file = outcome.file;
        session.hand.reset();
        session.query = {};
        list_from_start(session);
    }
    session.error = outcome.error;
    session.report = outcome.report;
    session.refused = std::move(outcome.refused);
}

/// How long until the next hand of the same table, where both have a time.
std::optional<std::int64_t> time_until_next(const HandLog& log, const HandRow& row) {
    const auto start = instant_from(row.identity.at);
    if (!start || row.identity.table.empty()) return std::nullopt;
    HandFilter filter;
    filter.table = row.identity.table;
    const auto next = log.hands_after(filter, row.idx, 1);
    const auto over = next.empty() ? std::nullopt : instant_from(next.front().identity.at);
    if (!over || *over <= *start) return std::nullopt;
    return *over - *start;
}

OpenHand hand_from(const HandLog& log, const HandRow& row, const HandRecord& record,
                   std::span<const Misreading> misreadings) {
    OpenHand hand;
    hand.row = row;
    hand.replay = replay_hand(record, misreadings);
    hand.marks = marks_of(hand.replay);
    hand.breaks = breaks_at(log, row.idx, record);
    hand.entries = log.entries_about(row.idx);
    hand.lasted = time_until_next(log, row);
    hand.step = record.events.size();
    return hand;
}

/// The hand after (1) or before (-1) `idx` that a search finds; 0: none.
std::int64_t found_from(HandSearch& search, std::int64_t idx, int step) {
    const auto page =
        step > 0 ? search.after(idx, 1, in(patience)) : search.before(idx, 1, in(patience));
    return page.hands.empty() ? 0 : page.hands.front();
}

/// The page that holds this hand, if it passes; otherwise the list stays.
void show_page_of(ReplaySession& session, std::int64_t idx) {
    const bool there = std::any_of(session.rows.begin(), session.rows.end(),
                                   [&](const HandRow& row) { return row.idx == idx; });
    if (there || !session.search.hands) return;
    if (found_from(*session.search.hands, idx - 1, 1) != idx) return;
    const bool next = !session.rows.empty() && session.more_after && session.before_page >= 0 &&
                      found_from(*session.search.hands, session.rows.back().idx, 1) == idx;
    session.before_page =
        next ? session.before_page + static_cast<std::int64_t>(session.rows.size()) : -1;
    begin_page(session, idx - 1, 1);
}

/// The hand after (1) or before (-1) `idx` that passes; 0: none.
std::int64_t neighbour_of(ReplaySession& session, std::int64_t idx, int step) {
    if (!session.search.hands) session.search.hands.emplace(*session.log, search_of(session.query));
    return found_from(*session.search.hands, idx, step);
}

/// The next hand of the whole log that is settled wrong or shows a fault; 0: none.
std::int64_t next_hand_off(const HandLog& log, std::int64_t idx, int step) {
    SearchQuery off;
    off.off = true;
    HandSearch search(log, off);
    return found_from(search, idx, step);
}

}  // namespace

bool poll_work(ReplaySession& session) {
    std::erase_if(session.called_off, [](const auto& work) { return work->is_done(); });
    if (!session.work) return false;
    if (!session.work->is_done()) return true;
    const auto work = std::move(session.work);
    take_in(session, work->take());
    return true;
}

void call_off_work(ReplaySession& session) {
    if (!session.work) return;
    session.work->call_off();
    session.called_off.push_back(std::move(session.work));
}

void set_query(ReplaySession& session, const HandQuery& query) {
    if (session.query == query) return;
    session.query = query;
    session.report.clear();
    list_from_start(session);
}

bool look_for_news(ReplaySession& session) {
    if (!session.log || session.work || !session.search.hands) return false;
    const std::int64_t before = session.news;
    const std::int64_t listed = session.search.size();
    try {
        // What was only noted or signed makes no other list.
        const bool hands = !session.log->hands_after({}, listed, 1).empty();
        session.news = hands ? session.log->size() - listed : 0;
    } catch (const std::exception&) {
        return false;  // busy just now
    }
    return session.news != before;
}

void show_news(ReplaySession& session) {
    session.report.clear();
    list_from_start(session);
}

bool search_on(ReplaySession& session, std::chrono::milliseconds budget) {
    if (!session.log || session.search.is_done()) return false;
    const std::string error = session.error;
    const bool looking = session.search.way != 0;
    try_it(session, [&] {
        search_on(session.search, *session.log, in(budget));
        if (looking) show_page(session);
    });
    if (session.error.empty())
        session.error = error;
    else
        stop_search(session);  // it would fail again
    if (session.picked == 0) keep_picked(session);
    return true;
}

void stop_search(ReplaySession& session) {
    session.search.way = 0;
    session.search.stopped = true;
    session.turning_back = false;
}

bool has_page(const ReplaySession& session, int step) {
    if (session.search.way != 0) return false;
    return step < 0 ? session.before_page != 0 : session.more_after;
}

void turn_page(ReplaySession& session, int step) {
    if (!session.log || session.rows.empty() || !has_page(session, step)) return;
    try_it(session, [&] {
        const auto shown = static_cast<std::int64_t>(session.rows.size());
        if (step > 0 && session.before_page >= 0) session.before_page += shown;
        begin_page(session, step > 0 ? session.rows.back().idx : session.rows.front().idx, step);
    });
    session.picked =
        session.rows.empty() ? 0 : (step > 0 ? session.rows.front() : session.rows.back()).idx;
}

void pick_hand(ReplaySession& session, std::int64_t idx) { session.picked = idx; }

void open_hand(ReplaySession& session, std::int64_t idx, std::span<const Misreading> misreadings) {
    if (!session.log) return;
    session.picked = idx;
    session.report.clear();
    const ReplayTab tab = session.hand ? session.hand->tab : ReplayTab::Wagers;
    const bool totals = !session.hand || session.hand->totals;
    try_it(session, [&] {
        const auto stored = session.log->record_of("#" + std::to_string(idx));
        if (!stored) throw std::runtime_error(to_text(stored.error().front()));
        const auto record = read_record(stored->text);
        if (!record) throw std::runtime_error(to_text(record.error().front()));
        if (rules_of(record->header.game()) == nullptr)
            throw std::runtime_error(tr("The rules of this game are not known yet"));
        OpenHand hand = hand_from(*session.log, stored->row, *record, misreadings);
        hand.totals = totals;
        show_tab(hand, tab, misreadings);
        session.hand = std::move(hand);
    });
}

void open_next_hand(ReplaySession& session, int step, std::span<const Misreading> misreadings) {
    if (!session.log) return;
    std::int64_t next = 0;
    try_it(session, [&] {
        next = neighbour_of(session, session.picked, step);
        if (next != 0) show_page_of(session, next);
    });
    if (next != 0) open_hand(session, next, misreadings);
}

void open_next_mismatch(ReplaySession& session, int step, std::span<const Misreading> misreadings) {
    if (!session.log || !session.hand) return;
    const auto here = mismatches_of(session.hand->replay);
    const std::size_t at = session.hand->step;
    const bool more = !here.empty() && (step > 0 ? here.back() > at : here.front() < at);
    if (more) return go_to_mismatch(*session.hand, step);
    std::int64_t next = 0;
    try_it(session, [&] {
        next = next_hand_off(*session.log, session.hand->row.idx, step);
        if (next != 0) show_page_of(session, next);
    });
    if (next == 0) {
        if (session.error.empty())
            session.report =
                step > 0 ? tr("No mismatch after this one.") : tr("No mismatch before this one.");
        return;
    }
    open_hand(session, next, misreadings);
    if (!session.hand || session.hand->row.idx != next) return;
    const auto there = mismatches_of(session.hand->replay);
    if (!there.empty()) session.hand->step = step > 0 ? there.front() : there.back();
}

void close_hand(ReplaySession& session) {
    session.hand.reset();
    if (session.log) try_it(session, [&] { show_page_of(session, session.picked); });
}

bool poll_replay(ReplaySession& session) {
    const std::string before = session.file;
    if (!poll_work(session)) return false;
    if (!session.file.empty() && session.file != before) {
        remember_log(session.preferences, session.file);
        save_preferences(session.preferences);
    }
    return true;
}

namespace {

void list_wanted(ReplaySession& session) {
    const ListHands wanted = *std::exchange(session.to_list, std::nullopt);
    close_hand(session);
    try {
        HandQuery query = wanted.query;
        if (wanted.exact) query.among = wanted.hands;
        set_query(session, query);
        session.report = wanted.title;
    } catch (const std::exception& error) {
        session.error = error.what();
    }
}

bool waits_for_open_log(const ReplaySession& session) {
    return session.log && session.file == session.to_list->log;
}

}  // namespace

void list_hands(ReplaySession& session, const ListHands& wanted) {
    session.to_list = wanted;
    if (waits_for_open_log(session))
        list_wanted(session);
    else
        open_log(session, wanted.log);
    session.lists_audit = true;
}

bool poll_hands_to_list(ReplaySession& session) {
    if (!session.to_list || session.work) return false;
    if (waits_for_open_log(session))
        list_wanted(session);
    else
        session.to_list.reset();  // it could not be opened: its trouble says why
    return true;
}

}  // namespace fairdeal
