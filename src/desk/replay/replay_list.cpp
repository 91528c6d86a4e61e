#include "desk/replay/replay_list.h"

#include <algorithm>

#include "base/translation.h"

namespace fairdeal {

namespace {

bool is_on_page(const ReplaySession& session, std::int64_t idx) {
    return std::ranges::find(session.rows, idx, &HandRow::idx) != session.rows.end();
}

void keep_picked(ReplaySession& session) {
    if (!is_on_page(session, session.picked))
        session.picked = session.rows.empty() ? 0 : session.rows.front().idx;
}

Clock::time_point in(std::chrono::milliseconds budget) { return Clock::now() + budget; }
constexpr std::chrono::milliseconds at_once{40};     // a page is looked for before it is shown
constexpr std::chrono::milliseconds patience{1500};  // for one hand that somebody waits for

/// The rows with what their texts tell; of those that were shown before it is known.
void show_rows(ReplaySession& session, const std::vector<HandRow>& rows) {
    std::vector<HandFacts> shown;
    for (const HandRow& row : rows) {
        const auto known = std::ranges::find(session.rows, row.idx, &HandRow::idx);
        shown.push_back(known != session.rows.end() ? *known : facts_of(*session.log, row));
    }
    session.rows = std::move(shown);
}

/// Takes over what the search has of the page; once it is there, where it stands.
void show_page(ReplaySession& session) {
    LogSearch& search = session.search;
    const bool back = session.turning_back;
    show_rows(session, search.rows);
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

/// The page of the sorted hands that begins with the hand in this place.
void show_sorted(ReplaySession& session, std::size_t first) {
    const auto& hands = session.sorting->hands();
    const std::size_t end = std::min<std::size_t>(first + hands_on_a_page, hands.size());
    std::vector<HandRow> rows;
    for (std::size_t at = first; at < end; ++at) {
        if (auto row = row_at(*session.log, hands[at])) rows.push_back(*std::move(row));
    }
    show_rows(session, rows);
    session.before_page = static_cast<std::int64_t>(first);
    session.more_after = end < hands.size();
}

/// Sorts for a while; the page is shown once all is in order.
void sort_on(ReplaySession& session, Clock::time_point until) {
    if (!session.sorting || session.sorting->is_done()) return;
    if (!session.sorting->go_on(until)) show_sorted(session, 0);
}

/// The hand after (1) or before (-1) `idx` that a search finds; 0: none.
std::int64_t found_from(HandSearch& search, std::int64_t idx, int step) {
    const auto page =
        step > 0 ? search.after(idx, 1, in(patience)) : search.before(idx, 1, in(patience));
    return page.hands.empty() ? 0 : page.hands.front();
}

/// The place of a hand among the sorted ones; nothing if it is not there.
std::optional<std::size_t> place_of(const HandSort& sorting, std::int64_t idx) {
    const auto found = std::ranges::find(sorting.hands(), idx);
    if (found == sorting.hands().end()) return std::nullopt;
    return static_cast<std::size_t>(found - sorting.hands().begin());
}

void show_sorted_page_of(ReplaySession& session, std::int64_t idx) {
    const auto place = place_of(*session.sorting, idx);
    if (place) show_sorted(session, *place - *place % hands_on_a_page);
}

}  // namespace

void list_from_start(ReplaySession& session) {
    session.rows.clear();
    session.chosen.clear();
    session.sorting.reset();
    session.before_page = 0;
    session.more_after = false;
    session.turning_back = false;
    session.search = {};
    session.news = 0;
    if (!session.log) return;
    try_it(session, [&] {
        const SearchQuery asked = search_of(session.query);
        session.search.hands.emplace(*session.log, asked);
        if (!session.order) return begin_page(session, 0, 1);
        session.sorting = std::make_unique<HandSort>(*session.log, asked, *session.order);
        sort_on(session, in(at_once));
    });
    keep_picked(session);
}

void show_page_of(ReplaySession& session, std::int64_t idx) {
    if (is_on_page(session, idx) || !session.search.hands) return;
    if (session.sorting) return show_sorted_page_of(session, idx);
    if (found_from(*session.search.hands, idx - 1, 1) != idx) return;
    const bool next = !session.rows.empty() && session.more_after && session.before_page >= 0 &&
                      found_from(*session.search.hands, session.rows.back().idx, 1) == idx;
    session.before_page =
        next ? session.before_page + static_cast<std::int64_t>(session.rows.size()) : -1;
    begin_page(session, idx - 1, 1);
}

std::int64_t neighbour_of(ReplaySession& session, std::int64_t idx, int step) {
    if (session.sorting) {
        const auto& hands = session.sorting->hands();
        const auto place = place_of(*session.sorting, idx);
        if (!place || (step < 0 && *place == 0)) return 0;
        const std::size_t beside = step > 0 ? *place + 1 : *place - 1;
        return beside < hands.size() ? hands[beside] : 0;
    }
    if (!session.search.hands) session.search.hands.emplace(*session.log, search_of(session.query));
    return found_from(*session.search.hands, idx, step);
}

std::int64_t next_hand_off(const HandLog& log, std::int64_t idx, int step) {
    SearchQuery off;
    off.off = true;
    HandSearch search(log, off);
    return found_from(search, idx, step);
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

bool is_searching(const ReplaySession& session) {
    return !session.search.is_done() || (session.sorting && !session.sorting->is_done());
}

bool search_on(ReplaySession& session, std::chrono::milliseconds budget) {
    if (!session.log || !is_searching(session)) return false;
    const std::string error = session.error;
    const bool looking = session.search.way != 0;
    try_it(session, [&] {
        if (session.sorting && !session.sorting->is_done())
            sort_on(session, in(budget));
        else
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
    if (!session.sorting || session.sorting->is_done()) return;
    session.sorting->stop();
    try_it(session, [&] { show_sorted(session, 0); });
    keep_picked(session);
}

bool has_page(const ReplaySession& session, int step) {
    if (session.search.way != 0 || (session.sorting && !session.sorting->is_done())) return false;
    return step < 0 ? session.before_page != 0 : session.more_after;
}

void turn_page(ReplaySession& session, int step) {
    if (!session.log || session.rows.empty() || !has_page(session, step)) return;
    try_it(session, [&] {
        if (session.sorting) {
            constexpr std::int64_t page = hands_on_a_page;
            const std::int64_t first = std::max<std::int64_t>(0, session.before_page + step * page);
            return show_sorted(session, static_cast<std::size_t>(first));
        }
        const auto shown = static_cast<std::int64_t>(session.rows.size());
        if (step > 0 && session.before_page >= 0) session.before_page += shown;
        begin_page(session, step > 0 ? session.rows.back().idx : session.rows.front().idx, step);
    });
    session.chosen.clear();
    session.picked =
        session.rows.empty() ? 0 : (step > 0 ? session.rows.front() : session.rows.back()).idx;
}

void pick_hand(ReplaySession& session, std::int64_t idx) { choose_hands(session, {idx}, idx); }

void choose_hands(ReplaySession& session, std::vector<std::int64_t> chosen, std::int64_t picked) {
    session.chosen = std::move(chosen);
    session.picked = picked;
}

void set_order(ReplaySession& session, std::optional<HandOrder> order) {
    if (session.order == order) return;
    session.order = order;
    session.picked = 0;  // the first of the new order
    list_from_start(session);
}

}  // namespace fairdeal
