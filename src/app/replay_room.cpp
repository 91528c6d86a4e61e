#include "app/replay_room.h"

#include <algorithm>

#include "app/league_table.h"

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

constexpr std::size_t page_size = hands_on_a_page;

/// Hands found by their wagers, from the number `first` of them.
void show_found(ReplayRoom& room, std::int64_t first) {
    const auto& found = room.search.found;
    room.rows.clear();
    room.before_page = first;
    for (auto i = static_cast<std::size_t>(first); i < found.size() && room.rows.size() < page_size;
         ++i) {
        if (auto row = row_at(*room.log, found[i])) room.rows.push_back(std::move(*row));
    }
}

/// The page that begins behind a hand, for what the log's own index answers.
void show_behind(ReplayRoom& room, std::int64_t after) {
    room.rows = room.log->hands_after(filter_of(room.query), after, hands_on_a_page + 1);
    room.more_after = room.rows.size() > page_size;
    if (room.more_after) room.rows.pop_back();
}

void list_from_start(ReplayRoom& room) {
    constexpr std::chrono::milliseconds at_once{60};  // a small log is searched before it is shown
    room.rows.clear();
    room.before_page = 0;
    room.more_after = false;
    room.search = {};
    if (!room.log) return;
    room.search.by_wager = is_by_wager(room.query);
    try_it(room, [&] {
        if (!room.search.by_wager) show_behind(room, 0);
        search_on(room.search, *room.log, room.query, at_once);
        if (room.search.by_wager) show_found(room, 0);
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

/// The page that holds this hand, if it passes; otherwise the list stays.
void show_page_of(ReplayRoom& room, std::int64_t idx) {
    const bool there = std::any_of(room.rows.begin(), room.rows.end(),
                                   [&](const HandRow& row) { return row.idx == idx; });
    if (there) return;
    if (room.search.by_wager) {
        const auto& found = room.search.found;
        const auto at = std::lower_bound(found.begin(), found.end(), idx);
        if (at == found.end() || *at != idx) return;
        const std::int64_t place = at - found.begin();
        return show_found(room, place - place % hands_on_a_page);
    }
    const auto first = room.log->hands_after(filter_of(room.query), idx - 1, 1);
    if (first.empty() || first.front().idx != idx) return;
    show_behind(room, idx - 1);
    room.before_page = -1;
}

/// The hand behind (1) or before (-1) `idx` that passes; 0: none.
std::int64_t neighbour_of(const ReplayRoom& room, std::int64_t idx, int step) {
    if (!room.search.by_wager) {
        const auto rows = step > 0 ? room.log->hands_after(filter_of(room.query), idx, 1)
                                   : room.log->hands_before(filter_of(room.query), idx, 1);
        return rows.empty() ? 0 : rows.front().idx;
    }
    const auto& found = room.search.found;
    if (step > 0) {
        const auto next = std::upper_bound(found.begin(), found.end(), idx);
        return next == found.end() ? 0 : *next;
    }
    const auto here = std::lower_bound(found.begin(), found.end(), idx);
    return here == found.begin() ? 0 : *(here - 1);
}

bool is_off(const HandRow& row) { return row.standing == HandStanding::Wrong || row.faults > 0; }

/// The next hand of the whole log that is settled wrong or shows a fault; 0: none. A long stretch
/// without any is left to the log itself, which knows only of settlements.
std::int64_t next_hand_off(const HandLog& log, std::int64_t idx, int step) {
    constexpr int stretch = 1000;
    constexpr int stretches = 50;
    HandFilter filter;
    for (int i = 0; i <= stretches; ++i) {
        filter.only_wrong = i == stretches;
        const auto rows = step > 0 ? log.hands_after(filter, idx, stretch)
                                   : log.hands_before(filter, idx, stretch);
        const auto off = std::find_if(rows.begin(), rows.end(), is_off);
        if (off != rows.end()) return off->idx;
        if (rows.size() < static_cast<std::size_t>(stretch)) return 0;
        idx = rows.back().idx;
    }
    return 0;
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

bool search_on(ReplayRoom& room, std::chrono::milliseconds budget) {
    if (!room.log || room.search.done) return false;
    const std::string trouble = room.trouble;
    try_it(room, [&] {
        search_on(room.search, *room.log, room.query, budget);
        const bool short_page = room.rows.size() < page_size;
        if (room.search.by_wager && short_page) show_found(room, room.before_page);
    });
    if (room.trouble.empty())
        room.trouble = trouble;
    else
        room.search.done = true;  // it would fail again
    if (room.picked == 0) keep_picked(room);
    return true;
}

bool has_page(const ReplayRoom& room, int step) {
    if (step < 0) return room.before_page != 0;
    if (!room.search.by_wager) return room.more_after;
    return static_cast<std::size_t>(room.before_page) + room.rows.size() < room.search.found.size();
}

void turn_page(ReplayRoom& room, int step) {
    if (!room.log || room.rows.empty() || !has_page(room, step)) return;
    try_it(room, [&] {
        const auto shown = static_cast<std::int64_t>(room.rows.size());
        if (room.search.by_wager)
            return show_found(room,
                              std::max<std::int64_t>(0, room.before_page + step * hands_on_a_page));
        if (step > 0) {
            show_behind(room, room.rows.back().idx);
            if (room.before_page >= 0) room.before_page += shown;
            return;
        }
        auto rows = room.log->hands_before(filter_of(room.query), room.rows.front().idx,
                                           hands_on_a_page);
        if (rows.empty()) return void(room.before_page = 0);
        room.rows.assign(rows.rbegin(), rows.rend());
        room.more_after = true;
        if (room.before_page >= 0)
            room.before_page -= static_cast<std::int64_t>(room.rows.size());
        else if (room.rows.size() < page_size)
            room.before_page = 0;
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
            room.report = step > 0 ? "No mismatch behind this one." : "No mismatch before this one.";
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
