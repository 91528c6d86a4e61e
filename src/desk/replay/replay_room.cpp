#include "desk/replay/replay_room.h"

#include <algorithm>

#include "desk/log/league_table.h"

namespace fairdeal {

namespace {

/// Runs what may meet machine trouble; the trouble becomes words.
template <class Deed>
void try_it(ReplayRoom& room, Deed deed) {
    try {
        deed();
        room.trouble.clear();
    } catch (const std::exception& error) {
        room.trouble = error.what();
    }
}

void keep_picked(ReplayRoom& room) {
    const bool there = std::any_of(room.rows.begin(), room.rows.end(),
                                   [&](const HandRow& row) { return row.idx == room.picked; });
    if (!there) room.picked = room.rows.empty() ? 0 : room.rows.front().idx;
}

Clock::time_point in(std::chrono::milliseconds budget) { return Clock::now() + budget; }
constexpr std::chrono::milliseconds at_once{40};     // a page is looked for before it is shown
constexpr std::chrono::milliseconds patience{1500};  // for one hand that somebody waits for

/// Takes over what the search has of the page; once it is there, where it stands.
void show_page(ReplayRoom& room) {
    LogSearch& search = room.search;
    const bool back = room.turning_back;
    room.rows = search.rows;
    if (search.way != 0) return;
    if (!back) {
        room.more_after = search.more;
        return;
    }
    room.turning_back = false;
    const auto here = static_cast<std::int64_t>(room.rows.size());
    if (!search.more)
        room.before_page = 0;
    else if (room.before_page >= 0)
        room.before_page -= here;
    if (room.picked == 0 && !room.rows.empty()) room.picked = room.rows.back().idx;
}

/// The page that begins behind a hand (way 1), or ends before it (-1).
void begin_page(ReplayRoom& room, std::int64_t from, int way) {
    look_for_page(room.search, from, way);
    room.turning_back = way < 0;
    if (way < 0) room.more_after = true;
    search_on(room.search, *room.log, in(at_once));
    show_page(room);
}

void list_from_start(ReplayRoom& room) {
    room.rows.clear();
    room.before_page = 0;
    room.more_after = false;
    room.turning_back = false;
    room.search = {};
    room.news = 0;
    if (!room.log) return;
    try_it(room, [&] {
        room.search.hands.emplace(*room.log, search_of(room.query));
        begin_page(room, 0, 1);
    });
    keep_picked(room);
}

void take_in(ReplayRoom& room, LogOutcome outcome) {
    if (outcome.log) {
        room.log = std::move(outcome.log);
        room.file = outcome.file;
        room.hand.reset();
        room.query = {};
        list_from_start(room);
    }
    room.trouble = outcome.trouble;
    room.report = outcome.report;
    room.refused = std::move(outcome.refused);
}

/// How long until the next hand of the same table, where both have a time.
std::optional<std::int64_t> time_until_next(const HandLog& log, const HandRow& row) {
    const auto begun = instant_from(row.identity.at);
    if (!begun || row.identity.table.empty()) return std::nullopt;
    HandFilter filter;
    filter.table = row.identity.table;
    const auto next = log.hands_after(filter, row.idx, 1);
    const auto over = next.empty() ? std::nullopt : instant_from(next.front().identity.at);
    if (!over || *over <= *begun) return std::nullopt;
    return *over - *begun;
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

/// The hand behind (1) or before (-1) `idx` that a search finds; 0: none.
std::int64_t found_from(HandSearch& search, std::int64_t idx, int step) {
    const auto page =
        step > 0 ? search.after(idx, 1, in(patience)) : search.before(idx, 1, in(patience));
    return page.hands.empty() ? 0 : page.hands.front();
}

/// The page that holds this hand, if it passes; otherwise the list stays.
void show_page_of(ReplayRoom& room, std::int64_t idx) {
    const bool there = std::any_of(room.rows.begin(), room.rows.end(),
                                   [&](const HandRow& row) { return row.idx == idx; });
    if (there || !room.search.hands) return;
    if (found_from(*room.search.hands, idx - 1, 1) != idx) return;
    const bool next = !room.rows.empty() && room.more_after && room.before_page >= 0 &&
                      found_from(*room.search.hands, room.rows.back().idx, 1) == idx;
    room.before_page = next ? room.before_page + static_cast<std::int64_t>(room.rows.size()) : -1;
    begin_page(room, idx - 1, 1);
}

/// The hand behind (1) or before (-1) `idx` that passes; 0: none.
std::int64_t neighbour_of(ReplayRoom& room, std::int64_t idx, int step) {
    if (!room.search.hands) room.search.hands.emplace(*room.log, search_of(room.query));
    return found_from(*room.search.hands, idx, step);
}

/// The next hand of the whole log that is settled wrong or shows a fault; 0: none.
std::int64_t next_hand_off(const HandLog& log, std::int64_t idx, int step) {
    SearchQuery off;
    off.off = true;
    HandSearch search(log, off);
    return found_from(search, idx, step);
}

}  // namespace

bool poll_work(ReplayRoom& room) {
    std::erase_if(room.called_off, [](const auto& work) { return work->is_done(); });
    if (!room.work) return false;
    if (!room.work->is_done()) return true;
    const auto work = std::move(room.work);
    take_in(room, work->take());
    return true;
}

void call_off_work(ReplayRoom& room) {
    if (!room.work) return;
    room.work->call_off();
    room.called_off.push_back(std::move(room.work));
}

void set_query(ReplayRoom& room, const HandQuery& query) {
    if (room.query == query) return;
    room.query = query;
    room.report.clear();
    list_from_start(room);
}

bool look_for_news(ReplayRoom& room) {
    if (!room.log || room.work || !room.search.hands) return false;
    const std::int64_t before = room.news;
    const std::int64_t listed = room.search.size();
    try {
        // What was only noted or signed makes no other list.
        const bool hands = !room.log->hands_after({}, listed, 1).empty();
        room.news = hands ? room.log->size() - listed : 0;
    } catch (const std::exception&) {
        return false;  // busy just now
    }
    return room.news != before;
}

void show_news(ReplayRoom& room) {
    room.report.clear();
    list_from_start(room);
}

bool search_on(ReplayRoom& room, std::chrono::milliseconds budget) {
    if (!room.log || room.search.is_done()) return false;
    const std::string trouble = room.trouble;
    const bool looking = room.search.way != 0;
    try_it(room, [&] {
        search_on(room.search, *room.log, in(budget));
        if (looking) show_page(room);
    });
    if (room.trouble.empty())
        room.trouble = trouble;
    else
        stop_search(room);  // it would fail again
    if (room.picked == 0) keep_picked(room);
    return true;
}

void stop_search(ReplayRoom& room) {
    room.search.way = 0;
    room.search.stopped = true;
    room.turning_back = false;
}

bool has_page(const ReplayRoom& room, int step) {
    if (room.search.way != 0) return false;
    return step < 0 ? room.before_page != 0 : room.more_after;
}

void turn_page(ReplayRoom& room, int step) {
    if (!room.log || room.rows.empty() || !has_page(room, step)) return;
    try_it(room, [&] {
        const auto shown = static_cast<std::int64_t>(room.rows.size());
        if (step > 0 && room.before_page >= 0) room.before_page += shown;
        begin_page(room, step > 0 ? room.rows.back().idx : room.rows.front().idx, step);
    });
    room.picked = room.rows.empty() ? 0 : (step > 0 ? room.rows.front() : room.rows.back()).idx;
}

void pick_hand(ReplayRoom& room, std::int64_t idx) { room.picked = idx; }

void open_hand(ReplayRoom& room, std::int64_t idx, std::span<const Misreading> misreadings) {
    if (!room.log) return;
    room.picked = idx;
    room.report.clear();
    const ReplayTab tab = room.hand ? room.hand->tab : ReplayTab::Wagers;
    const bool totals = !room.hand || room.hand->totals;
    try_it(room, [&] {
        const auto stored = room.log->record_of("#" + std::to_string(idx));
        if (!stored) throw std::runtime_error(to_text(stored.error().front()));
        const auto record = read_record(stored->text);
        if (!record) throw std::runtime_error(to_text(record.error().front()));
        if (rules_of(record->header.game()) == nullptr)
            throw std::runtime_error("The rules of this game are not known yet");
        OpenHand hand = hand_from(*room.log, stored->row, *record, misreadings);
        hand.totals = totals;
        show_tab(hand, tab, misreadings);
        room.hand = std::move(hand);
    });
}

void open_next_hand(ReplayRoom& room, int step, std::span<const Misreading> misreadings) {
    if (!room.log) return;
    std::int64_t next = 0;
    try_it(room, [&] {
        next = neighbour_of(room, room.picked, step);
        if (next != 0) show_page_of(room, next);
    });
    if (next != 0) open_hand(room, next, misreadings);
}

void open_next_mismatch(ReplayRoom& room, int step, std::span<const Misreading> misreadings) {
    if (!room.log || !room.hand) return;
    const auto here = mismatches_of(room.hand->replay);
    const std::size_t at = room.hand->step;
    const bool more = !here.empty() && (step > 0 ? here.back() > at : here.front() < at);
    if (more) return go_to_mismatch(*room.hand, step);
    std::int64_t next = 0;
    try_it(room, [&] {
        next = next_hand_off(*room.log, room.hand->row.idx, step);
        if (next != 0) show_page_of(room, next);
    });
    if (next == 0) {
        if (room.trouble.empty())
            room.report =
                step > 0 ? "No mismatch behind this one." : "No mismatch before this one.";
        return;
    }
    open_hand(room, next, misreadings);
    if (!room.hand || room.hand->row.idx != next) return;
    const auto there = mismatches_of(room.hand->replay);
    if (!there.empty()) room.hand->step = step > 0 ? there.front() : there.back();
}

void close_hand(ReplayRoom& room) {
    room.hand.reset();
    if (room.log) try_it(room, [&] { show_page_of(room, room.picked); });
}

}  // namespace fairdeal
